package org.inwoarena.rating.store;

import java.time.Instant;
import java.util.Optional;

/**
 * A season of a ladder.
 *
 * @param number from 1
 * @param endedAt absent while it runs or is planned
 */
public record SeasonLine(
    int number, String name, Instant startsAt, Optional<Instant> endedAt, State state) {

  /** How far a season is. */
  public enum State {
    PLANNED,
    RUNNING,
    OVER
  }

  /** As the row has it: null while it is not over. */
  SeasonLine(int number, String name, Instant startsAt, Instant endedAt, boolean planned) {
    this(
        number,
        name,
        startsAt,
        Optional.ofNullable(endedAt),
        planned ? State.PLANNED : endedAt == null ? State.RUNNING : State.OVER);
  }
}
