package org.inwoarena.engine.victory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.Session;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.SeatResult;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.state.Phase;
import org.junit.jupiter.api.Test;

/** Claims, shared victories and elimination. */
class VictoryTest {

  private static final RuleSet RULES = RuleSet.preset("standard").withBasicGoal(2);
  private static final Command CLAIM = new Command.ClaimVictory(Goals.BASIC);

  @Test
  void whoMeetsAGoalAnnouncesItAndWinsWhenNobodyCanStopIt() {
    var board = Board.of(RULES, "bavarian-illuminati", "ufos");
    board.puppet(board.illuminati(0), Side.TOP, "cia");
    var table = new Session(board.game());
    table.play(0, new Command.Knock());
    assertThat(table.asked().kind()).isEqualTo(PromptKind.ANNOUNCE);
    assertThat(table.refused(0, new Command.Pass()).clause()).isEqualTo("R15.5.3");
    table.play(0, CLAIM);
    assertThat(table.asked().kind()).isEqualTo(PromptKind.ANSWER_CLAIM);
    assertThat(table.refused(1, CLAIM).code()).isEqualTo("goal-not-met");
    table.play(1, new Command.Pass());
    assertThat(scores(table)).containsExactly(2, 0);
    assertThat(table.game().result().orElseThrow().reason()).isEqualTo(EndReason.GOAL);
  }

  @Test
  void nobodyWinsInTheFirstRound() {
    // E39
    var board = Board.of(RULES, "bavarian-illuminati", "ufos");
    board.puppet(board.illuminati(0), Side.TOP, "cia");
    board.turn(Phase.MAIN, PromptKind.MAIN, 1);
    var table = new Session(board.game());
    assertThat(table.refused(0, CLAIM).clause()).isEqualTo("R15.2.5");
    table.play(0, new Command.Knock());
    assertThat(table.game().progress().active()).isEqualTo(1);
  }

  @Test
  void rivalsMayJoinAnAnnouncedVictory() {
    var board = Board.of(RULES, "bavarian-illuminati", "ufos", "discordian-society");
    board.puppet(board.illuminati(0), Side.TOP, "cia");
    board.puppet(board.illuminati(2), Side.TOP, "fbi");
    var table = new Session(board.game());
    table.play(0, new Command.Knock()).play(0, CLAIM).play(1, new Command.Pass()).play(2, CLAIM);
    // A new claim is news for those who had passed.
    table.play(1, new Command.Pass());
    assertThat(scores(table)).containsExactly(1, 0, 1);
  }

  @Test
  void factionsOfOneIlluminatiBlockEachOther() {
    // E40 (a)
    var board = Board.of(RULES, "ufos", "ufos");
    board.puppet(board.illuminati(0), Side.TOP, "cia");
    board.puppet(board.illuminati(1), Side.TOP, "fbi");
    var table = new Session(board.game());
    table.play(0, new Command.Knock()).play(0, CLAIM).play(1, CLAIM);
    assertThat(table.game().over()).isFalse();
  }

  @Test
  void aRivalMayClaimAfterTheKnock() {
    var board = Board.of(RULES, "bavarian-illuminati", "ufos");
    board.puppet(board.illuminati(1), Side.TOP, "cia");
    var table = new Session(board.game());
    table.play(0, new Command.Knock());
    assertThat(table.asked().kind()).isEqualTo(PromptKind.KNOCK);
    table.play(1, CLAIM);
    table.play(0, new Command.Pass());
    assertThat(scores(table)).containsExactly(0, 2);
  }

  @Test
  void eliminationBeginsWithTheEndOfTheThirdTurn() {
    // E89
    var board = Board.of(RULES, "bavarian-illuminati", "ufos");
    board.puppet(board.illuminati(1), Side.TOP, "cia");
    board.turnsTaken(0, 1);
    var second = new Session(board.game());
    second.play(0, new Command.Knock()).play(1, new Command.Pass());
    assertThat(second.game().over()).isFalse();
    board.turnsTaken(0, 2);
    var third = new Session(board.game());
    third.play(0, new Command.Knock()).play(1, new Command.Pass());
    assertThat(scores(third)).containsExactly(0, 2);
    assertThat(third.game().result().orElseThrow().reason()).isEqualTo(EndReason.ELIMINATION);
  }

  private static List<Integer> scores(Session table) {
    return table.game().result().orElseThrow().seats().stream().map(SeatResult::score).toList();
  }
}
