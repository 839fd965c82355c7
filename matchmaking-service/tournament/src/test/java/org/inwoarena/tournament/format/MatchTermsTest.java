package org.inwoarena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.tournament.format.MatchTerms.Over;
import org.inwoarena.tournament.format.MatchTerms.Play;
import org.inwoarena.tournament.history.Game;
import org.inwoarena.tournament.history.GameScore;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.history.Side;
import org.junit.jupiter.api.Test;

class MatchTermsTest {

  private static final MatchTerms TWO = MatchTerms.of(MatchLength.TWO_GAMES, false);
  private static final MatchTerms DECISIVE = MatchTerms.of(MatchLength.TWO_GAMES, true);
  private static final MatchTerms BEST_OF_THREE = MatchTerms.of(MatchLength.BEST_OF_THREE, false);

  /** F, S and = for the first's, the second's and shared games; the second starts the first one. */
  private static List<Game> games(String scores) {
    var games = new ArrayList<Game>();
    var starter = Side.SECOND;
    for (var n = 0; n < scores.length(); n++) {
      var score = scores.charAt(n);
      games.add(
          new Game(
              starter,
              score == 'F' ? GameScore.FIRST : score == 'S' ? GameScore.SECOND : GameScore.SHARED));
      starter = starter.other();
    }
    return games;
  }

  @Test
  void diceDecideWhoStartsThenTheSidesTakeTurns() {
    assertThat(TWO.after(games(""))).isEqualTo(new Play(1, Optional.empty(), false));
    assertThat(TWO.after(games("F"))).isEqualTo(new Play(2, Optional.of(Side.FIRST), false));
    assertThat(DECISIVE.after(games("FS")))
        .as("the deciding game too")
        .isEqualTo(new Play(3, Optional.of(Side.SECOND), true));
  }

  @Test
  void moreGamePointsWin() {
    assertThat(TWO.after(games("F="))).isEqualTo(new Over(Optional.of(Side.FIRST)));
    assertThat(TWO.after(games("SF"))).isEqualTo(new Over(Optional.empty()));
    assertThat(MatchTerms.of(MatchLength.ONE_GAME, false).after(games("S")))
        .isEqualTo(new Over(Optional.of(Side.SECOND)));
  }

  @Test
  void bestOfThreeEndsWithTheSecondGameWon() {
    assertThat(BEST_OF_THREE.after(games("FF"))).isEqualTo(new Over(Optional.of(Side.FIRST)));
    assertThat(BEST_OF_THREE.after(games("F="))).isInstanceOf(Play.class);
    assertThat(BEST_OF_THREE.after(games("FS=")))
        .as("three games, equal points")
        .isEqualTo(new Over(Optional.empty()));
    assertThat(BEST_OF_THREE.after(games("FSS"))).isEqualTo(new Over(Optional.of(Side.SECOND)));
  }

  @Test
  void anEliminationMatchHasAWinner() {
    assertThat(DECISIVE.after(games("=="))).isEqualTo(new Play(3, Optional.of(Side.SECOND), true));
    assertThat(DECISIVE.after(games("===")))
        .as("a shared deciding game decides nothing")
        .isEqualTo(new Play(4, Optional.of(Side.FIRST), true));
    assertThat(DECISIVE.after(games("==S"))).isEqualTo(new Over(Optional.of(Side.SECOND)));
  }

  @Test
  void atTimeTheGoalShareDecidesTheRunningGameAndNoOtherBegins() {
    var ahead = GoalShare.atTime(new GoalShare(5, 12), new GoalShare(2, 5));
    assertThat(ahead).isEqualTo(GameScore.FIRST);
    assertThat(GoalShare.atTime(new GoalShare(6, 12), new GoalShare(2, 4)))
        .isEqualTo(GameScore.SHARED);
    assertThat(TWO.atTimeAfter(games("F"))).isEqualTo(new Over(Optional.of(Side.FIRST)));
    assertThat(TWO.atTimeAfter(games("="))).isEqualTo(new Over(Optional.empty()));
    assertThat(DECISIVE.atTimeAfter(games("=")))
        .isEqualTo(new Play(2, Optional.of(Side.FIRST), true));
    assertThat(TWO.atTimeAfter(games(""))).isEqualTo(new Play(1, Optional.empty(), false));
  }

  @Test
  void matchesThatCannotHaveHappenedAreNot() {
    assertThat(BEST_OF_THREE.legal(games("FSF"))).isTrue();
    assertThat(BEST_OF_THREE.legal(games("FFS"))).as("over after two").isFalse();
    assertThat(TWO.legal(games("FSF"))).isFalse();
    assertThat(DECISIVE.legal(games("FSF"))).isTrue();
    assertThat(DECISIVE.legal(games("FS"))).as("nobody has won").isFalse();
    assertThat(TWO.legal(List.of())).isFalse();
    var sameStarter =
        List.of(new Game(Side.FIRST, GameScore.FIRST), new Game(Side.FIRST, GameScore.FIRST));
    assertThat(TWO.legal(sameStarter)).isFalse();
  }
}
