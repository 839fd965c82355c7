package org.inwoarena.rating.store;

import java.time.Instant;
import org.inwoarena.rating.ladder.Exchange;

/**
 * A match as it was entered on a ladder.
 *
 * @param seq its number on the ladder, gapless from 1
 */
public record RatedMatch(
    String ladder, String match, long seq, Instant endedAt, Exchange exchange) {}
