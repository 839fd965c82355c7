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

  private static final MatchTerms TWO = new MatchTerms(MatchLength.TWO_GAMES, false);
  private static final MatchTerms DECISIVE = new MatchTerms(MatchLength.TWO_GAMES, true);
  private static final MatchTerms BEST_OF_THREE = new MatchTerms(MatchLength.BEST_OF_THREE, false);

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
    assertThat(new MatchTerms(MatchLength.ONE_GAME, false).after(games("S")))
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
  void atTimeNoOtherGameBeginsButADecidingOne() {
    assertThat(TWO.atTimeAfter(games("F"))).isEqualTo(new Over(Optional.of(Side.FIRST)));
    assertThat(TWO.atTimeAfter(games("="))).isEqualTo(new Over(Optional.empty()));
    assertThat(DECISIVE.atTimeAfter(games("=")))
        .isEqualTo(new Play(2, Optional.of(Side.FIRST), true));
    assertThat(TWO.atTimeAfter(games(""))).isEqualTo(new Play(1, Optional.empty(), false));
  }
}
