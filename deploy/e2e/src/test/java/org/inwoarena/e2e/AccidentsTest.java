package org.inwoarena.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.inwoarena.local.Component;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What dies in the middle of a match comes back, and the match goes on as if nothing happened. */
@ExtendWith(WholeStack.class)
class AccidentsTest {

  /** Far enough for cards to be in play, far from the end. */
  private static final long MIDDLE = 30;

  @ParameterizedTest
  @CsvSource({"GAME, bot-1, bot-2", "POSTGRESQL, bot-3, bot-4"})
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void aMatchSurvivesTheDeathOf(Component victim, String one, String other, Arena arena) {
    var first = arena.bot(one, "open-skies");
    var second = arena.bot(other, "old-order");
    var matchId = first.challenge(second);
    try (var match = new PlayedMatch(arena, matchId, first, second, Long.MAX_VALUE)) {
      match.reach(MIDDLE);
      assertThat(match.spectator().table().result()).isEmpty();
      arena.platform().kill(victim);
      match.finish();
      assertThat(match.rating().changes()).hasSize(2);
    }
    assertSequenceIsWhole(arena, "journal", "seq", matchId);
    assertSequenceIsWhole(arena, "frame", "frame_no", matchId);
    assertThat(arena.count("rating", "select count(*) from rating_change where match = ?", matchId))
        .isEqualTo(2);
    assertThat(arena.count("rating", "select count(*) from rated_match where match = ?", matchId))
        .isEqualTo(1);
  }

  /** The primary key forbids duplicates; count, first and last together forbid gaps. */
  private static void assertSequenceIsWhole(
      Arena arena, String table, String column, String matchId) {
    var where = " from " + table + " where match_id = ?";
    long rows = arena.count("game", "select count(distinct " + column + ")" + where, matchId);
    assertThat(rows).isGreaterThan(MIDDLE);
    assertThat(arena.count("game", "select count(*)" + where, matchId)).isEqualTo(rows);
    assertThat(arena.count("game", "select min(" + column + ")" + where, matchId)).isEqualTo(1);
    assertThat(arena.count("game", "select max(" + column + ")" + where, matchId)).isEqualTo(rows);
  }
}
