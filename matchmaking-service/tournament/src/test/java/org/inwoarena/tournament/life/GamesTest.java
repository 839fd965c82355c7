package org.inwoarena.tournament.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.inwoarena.tournament.life.Desk.ANNA;
import static org.inwoarena.tournament.life.Desk.JUDGE;
import static org.inwoarena.tournament.life.Desk.PLATFORM;
import static org.inwoarena.tournament.life.Desk.START;
import static org.inwoarena.tournament.life.Desk.settings;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.inwoarena.tournament.format.Format;
import org.inwoarena.tournament.format.MatchTerms.Play;
import org.inwoarena.tournament.history.Game;
import org.inwoarena.tournament.history.GameScore;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.history.Result;
import org.inwoarena.tournament.history.Result.Contested;
import org.inwoarena.tournament.history.Result.Played;
import org.inwoarena.tournament.history.Side;
import org.junit.jupiter.api.Test;

/** Matches of several games, and the round's time. */
class GamesTest {

  private static final TableId TABLE = new TableId(1, 1);
  private static final Duration ROUND = Duration.ofMinutes(60);
  private static final Game FIRST = new Game(Side.FIRST, GameScore.FIRST);
  private static final Game SECOND = new Game(Side.SECOND, GameScore.SECOND);

  private static Desk paired(Format format, MatchLength length) {
    var desk = new Desk(settings(format, length)).started(4);
    desk.pair();
    return desk;
  }

  private static void play(Desk desk, Game game) {
    desk.yes(PLATFORM, new Command.StartTable(TABLE));
    desk.yes(PLATFORM, desk.game(TABLE, game));
  }

  private static Optional<Contested> result(Desk desk) {
    return desk.event().play().history().inForce(1, 1);
  }

  @Test
  void ofTwoGamesBothArePlayedAndTheSidesTakeTurns() {
    var desk = paired(new Format.Swiss(), MatchLength.TWO_GAMES);

    play(desk, FIRST);

    assertThat(result(desk)).isEmpty();
    assertThat(desk.event().next(TABLE, START))
        .isEqualTo(new Play(2, Optional.of(Side.SECOND), false));
    play(desk, SECOND);
    assertThat(result(desk)).contains(new Played(List.of(FIRST, SECOND)));
  }

  @Test
  void bestOfThreeEndsWithTheSecondWonGame() {
    var desk = paired(new Format.SingleElimination(false), MatchLength.BEST_OF_THREE);

    play(desk, FIRST);
    assertThat(result(desk)).isEmpty();
    play(desk, new Game(Side.SECOND, GameScore.FIRST));

    assertThat(result(desk)).isPresent();
  }

  @Test
  void afterTimeNoOtherGameBegins() {
    var desk = paired(new Format.Swiss(), MatchLength.TWO_GAMES);
    desk.yes(PLATFORM, new Command.StartTable(TABLE));

    desk.at(START.plus(ROUND));
    desk.yes(PLATFORM, desk.game(TABLE, FIRST));

    assertThat(result(desk)).contains(new Played(List.of(FIRST)));
  }

  @Test
  void timeThatPassesBetweenTwoGamesDecidesWhenTheNextIsDue() {
    var desk = paired(new Format.Swiss(), MatchLength.TWO_GAMES);
    play(desk, FIRST);

    desk.at(START.plus(ROUND));
    desk.yes(PLATFORM, new Command.StartTable(TABLE));

    assertThat(result(desk)).contains(new Played(List.of(FIRST)));
  }

  @Test
  void aGameThatTimeEndedBeforeItsFirstTurnDoesNotCount() {
    var desk = paired(new Format.Swiss(), MatchLength.TWO_GAMES);
    play(desk, FIRST);
    desk.yes(PLATFORM, new Command.StartTable(TABLE));

    desk.at(START.plus(ROUND));
    desk.yes(PLATFORM, new Command.ReportGame(TABLE, 2, Optional.empty()));

    assertThat(result(desk)).contains(new Played(List.of(FIRST)));
  }

  @Test
  void inABracketEqualPointsAtTimeAreBrokenByADecidingGame() {
    var desk = paired(new Format.SingleElimination(false), MatchLength.TWO_GAMES);
    desk.yes(PLATFORM, new Command.StartTable(TABLE));
    desk.at(START.plus(ROUND));

    desk.yes(PLATFORM, desk.game(TABLE, new Game(Side.FIRST, GameScore.SHARED)));

    assertThat(result(desk)).isEmpty();
    assertThat(desk.event().next(TABLE, START.plus(ROUND)))
        .isEqualTo(new Play(2, Optional.of(Side.SECOND), true));
    play(desk, SECOND);
    assertThat(result(desk)).isPresent();
  }

  @Test
  void whoNoLongerComesIsNotAskedAgain() {
    var swiss = paired(new Format.Swiss(), MatchLength.BEST_OF_THREE);
    play(swiss, FIRST);
    play(swiss, new Game(Side.SECOND, GameScore.NOBODY));
    assertThat(result(swiss)).hasValueSatisfying(r -> assertThat(r).isInstanceOf(Played.class));

    var bracket = paired(new Format.SingleElimination(false), MatchLength.TWO_GAMES);
    play(bracket, new Game(Side.FIRST, GameScore.SHARED));
    play(bracket, new Game(Side.SECOND, GameScore.NOBODY));
    assertThat(result(bracket)).contains(new Result.DoubleForfeit());
  }

  @Test
  void aJudgeGivesTimeUntilItIsOver() {
    var desk = paired(new Format.Swiss(), MatchLength.TWO_GAMES);
    var more = new Command.ExtendTable(TABLE, Duration.ofMinutes(5), "the network was down");

    desk.yes(JUDGE, more);

    assertThat(desk.event().roundEnds(TABLE)).isEqualTo(START.plus(ROUND).plusSeconds(300));
    desk.at(START.plus(ROUND).plusSeconds(300));
    assertThat(desk.no(JUDGE, more)).containsExactly("round-over");
  }

  @Test
  void aPauseIsGivenBackToTablesThatStillPlay() {
    var desk = paired(new Format.Swiss(), MatchLength.ONE_GAME);
    play(desk, FIRST);

    desk.at(START.plusSeconds(60));
    desk.yes(JUDGE, new Command.Pause("fire alarm"));
    desk.at(START.plusSeconds(360));
    desk.yes(JUDGE, new Command.Resume());

    assertThat(desk.event().roundEnds(TABLE)).isEqualTo(START.plus(ROUND));
    assertThat(desk.event().roundEnds(new TableId(1, 2)))
        .isEqualTo(START.plus(ROUND).plusSeconds(300));
    desk.favouritesWin();
    desk.yes(ANNA, new Command.CloseRound());
  }
}
