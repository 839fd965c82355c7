package org.inwoarena.matchmaking.store.event;

import org.inwoarena.tournament.life.Event;

/**
 * An event as the database has it.
 *
 * @param version how many facts it is the fold of
 */
public record Kept(Event event, long version, boolean autopilot) {}
