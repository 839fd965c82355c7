package org.inwoarena.game.journal;

import java.time.Instant;
import java.util.Optional;

/**
 * One row of a journal.
 *
 * @param seq gapless from 1 within the match
 * @param viewSeq the number of the parts that show it
 * @param type the event's word; the host's begin with {@code host.}
 * @param version of the type's schema
 * @param actor player id, {@code clock} or {@code host}
 * @param trace the W3C trace parent of the command, where it had one
 * @param payload the event as JSON
 */
public record JournalEntry(
    String matchId,
    long seq,
    long viewSeq,
    String type,
    int version,
    Instant at,
    String commandId,
    String actor,
    Optional<String> trace,
    String payload) {}
