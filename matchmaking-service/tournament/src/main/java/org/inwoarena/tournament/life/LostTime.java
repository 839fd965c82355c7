package org.inwoarena.tournament.life;

import java.time.Duration;
import java.time.Instant;

/** The time a pause has taken from a table. */
final class LostTime {

  private LostTime() {}

  /** Gives it back where the round was not over before the pause. */
  static void giveBack(Case one, TableId table, Instant since, String why) {
    if (one.at().isAfter(since) && one.event().roundEnds(table).isAfter(since)) {
      var lost = Duration.between(since, one.at());
      one.happens(new Fact.TableExtended(table, lost, why, one.author()));
    }
  }
}
