package org.inwoarena.tournament.life;

/**
 * A match of an event as the platform knows it.
 *
 * @param over whether it has ended
 */
public record PlayedMatch(String id, TableId table, boolean over) {}
