package org.inwoarena.rating.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.inwoarena.rating.ladder.Move;

/**
 * An entry as it was written into a ladder's book.
 *
 * @param match the match played or corrected; empty at the turn of a season
 * @param seq its number in the book, gapless from 1
 * @param at when the match ended, was corrected, or the season turned
 */
public record BookedEntry(
    String ladder, Optional<String> match, long seq, Instant at, List<Move> moves) {

  /** Keeps an own copy. */
  public BookedEntry {
    moves = List.copyOf(moves);
  }
}
