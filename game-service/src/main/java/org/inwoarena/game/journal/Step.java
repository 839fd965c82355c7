package org.inwoarena.game.journal;

import java.util.List;
import java.util.stream.Stream;
import org.inwoarena.game.match.Commit;

/**
 * One command and what it led to.
 *
 * @param last its last journal row
 * @param rows everything it led to, each with the game before it
 */
public record Step(JournalEntry last, List<Commit.Step> rows) {
  /** Keeps an own copy. */
  public Step {
    rows = List.copyOf(rows);
  }

  Step and(Step next) {
    return new Step(next.last, Stream.concat(rows.stream(), next.rows.stream()).toList());
  }
}
