/**
 * Who stands where after a round. Every number opens into the sum it is, and every tie-break has a
 * name with a version that an event pins.
 */
package org.inwoarena.tournament.standing;
