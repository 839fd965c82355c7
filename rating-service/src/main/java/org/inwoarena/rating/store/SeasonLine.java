package org.inwoarena.rating.store;

import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A season of a ladder.
 *
 * @param number from 1
 * @param endedAt absent while it runs or is planned
 */
@Schema(
    example =
        """
        {"number": 2, "name": "Spring 2027", "startsAt": "2027-03-01T00:00:00Z",
         "state": "PLANNED"}
        """)
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
