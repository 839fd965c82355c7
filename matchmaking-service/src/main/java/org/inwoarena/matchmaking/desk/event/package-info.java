/**
 * Organised play: requests and match results become facts of an event, and facts become matches.
 */
package org.inwoarena.matchmaking.desk.event;
