/**
 * The ladder queue: tickets, the matching of a pass, offers and their answers, and what walking
 * away from an offer costs.
 */
package org.inwoarena.matchmaking.queue;
