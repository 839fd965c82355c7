package org.inwoarena.rating.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * An entry of a ladder's book as everybody may read it: enough to recompute the ladder.
 *
 * @param seq its number, gapless from 1
 * @param match the match played or corrected; absent at the turn of a season
 * @param seats both players of the match; none at the turn of a season
 */
public record BookLine(long seq, Kind kind, Optional<String> match, Instant at, List<Seat> seats) {

  /** Keeps an own copy. */
  public BookLine {
    seats = List.copyOf(seats);
  }

  /** What kind of entry. */
  public enum Kind {
    GAME,
    CORRECTION,
    SEASON
  }

  /**
   * One player of the match.
   *
   * @param score half points; absent where a correction says that the match no longer counts
   * @param before rating in hundredths, as stored
   * @param after rating in hundredths, as stored
   */
  public record Seat(String player, Optional<Integer> score, int before, int after) {}
}
