package org.inwoarena.matchmaking.queue;

import java.time.Instant;

/**
 * What a player has let slip, and until when he may not queue for it.
 *
 * @param lapses in a row, not yet forgotten
 */
public record Penalty(String player, int lapses, Instant lastLapse, Instant bannedUntil) {}
