package org.inwoarena.engine.attack;

import static org.assertj.core.api.Assertions.assertThat;

import org.inwoarena.engine.Board;
import org.inwoarena.engine.Session;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.junit.jupiter.api.Test;

/** Attacks step by step: window, commitment, results. */
class AttackTest {

  private static final int A = 0;
  private static final int B = 1;
  private final Board board = Board.of("bavarian-illuminati", "gnomes-of-zurich");
  private Session table;

  @Test
  void theNextPlayerAnswersAnAttackFromHandFirstAndTheAttackersPassCommits() {
    var target = board.hand(0, "hackers");
    table = new Session(board.game());
    table.play(A, attack(AttackKind.CONTROL, board.illuminati(0), target));
    assertThat(table.asked().seat().index()).isEqualTo(B);
    table.play(B, new Command.Pass());
    assertThat(table.asked().seat().index()).isEqualTo(A);
    assertThat(table.game().card(board.illuminati(0).value()).tokens()).isEqualTo(1);
    table.dice(1, 1);
    table.play(A, new Command.Pass());
    assertThat(table.game().card(board.illuminati(0).value()).tokens()).isZero();
    assertThat(table.game().card(target.value()).zone()).isEqualTo(Zone.LIFTED);
    table.play(A, new Command.Place(target, Side.BOTTOM));
    assertThat(table.game().card(target.value()).zone()).isEqualTo(Zone.STRUCTURE);
  }

  @Test
  void aFailedHandTargetMayBeTriedAgainAndIsDiscardedAtTheEndOfTheTurn() {
    var leader = board.puppet(board.illuminati(0), Side.TOP, Board.group(Side.TOP, Side.RIGHT));
    var target = board.hand(0, "hackers");
    table = new Session(board.game());
    table.play(A, attack(AttackKind.CONTROL, board.illuminati(0), target));
    table.play(B, new Command.Pass());
    table.dice(6, 6);
    table.play(A, new Command.Pass());
    assertThat(table.game().card(target.value()).zone()).isEqualTo(Zone.ATTACKED);
    // E90c: calling a second try off does not save it.
    table.play(A, attack(AttackKind.CONTROL, leader, target));
    table.play(B, new Command.Pass());
    table.play(A, new Command.CallOff());
    assertThat(table.game().card(target.value()).zone()).isEqualTo(Zone.ATTACKED);
    assertThat(table.game().card(leader.value()).tokens()).isEqualTo(1);
    table.play(A, new Command.Knock());
    table.play(B, new Command.Pass());
    assertThat(table.game().card(target.value()).zone()).isEqualTo(Zone.DISCARD);
  }

  @Test
  void callingOffReturnsTheCardAndTheRivalsTokens() {
    var target = board.hand(0, "hackers");
    table = new Session(board.game());
    table.play(A, attack(AttackKind.CONTROL, board.illuminati(0), target));
    table.play(B, new Command.Oppose(board.illuminati(1)));
    assertThat(table.game().card(board.illuminati(1).value()).tokens()).isZero();
    table.play(A, new Command.CallOff());
    assertThat(table.game().card(board.illuminati(1).value()).tokens()).isEqualTo(1);
    assertThat(table.game().card(target.value()).zone()).isEqualTo(Zone.HAND);
  }

  @Test
  void aSpentTokenCommits() {
    var helper = board.puppet(board.illuminati(0), Side.TOP, "cia");
    var rival = board.puppet(board.illuminati(1), Side.TOP, "fbi");
    table = new Session(board.game());
    table.play(A, attack(AttackKind.DESTROY, board.illuminati(0), rival));
    assertThat(table.asked().seat().index()).isEqualTo(B);
    table.play(B, new Command.Pass());
    var global = Board.CATALOGUE.card("cia").globalPower();
    assertThat(global).isPositive();
    table.play(A, new Command.Aid(helper));
    table.play(B, new Command.Pass());
    assertThat(table.refused(A, new Command.CallOff()).clause()).isEqualTo("R7.3.2");
  }

  @Test
  void capturedGroupsLoseTheirTokensAndABranchComesAlong() {
    var rival = board.puppet(board.illuminati(1), Side.TOP, Board.group(Side.TOP, Side.RIGHT));
    var puppet = board.puppet(rival, free(board.game(), rival), Board.group(Side.TOP));
    board.puppet(board.illuminati(1), Side.LEFT, "fbi");
    table = new Session(board.game());
    table.play(A, attack(AttackKind.DESTROY, board.illuminati(0), rival));
    table.play(B, new Command.Oppose(rival));
    table.play(A, new Command.Pass());
    table.play(B, new Command.Pass());
    // Hopeless or failed: the Group stays, its token is spent.
    assertThat(table.game().card(rival.value()).zone()).isIn(Zone.STRUCTURE, Zone.DESTROYED);
    assertThat(table.game().card(rival.value()).tokens()).isZero();
    assertThat(table.game().card(puppet.value()).holder()).isEqualTo(1);
  }

  @Test
  void anAgentAgainstAnAttackFromHandIsWorthSix() {
    // E24
    var target = board.hand(0, "hackers");
    var agent = board.hand(1, "hackers");
    var second = board.hand(1, "hackers");
    table = new Session(board.game());
    table.play(A, attack(AttackKind.CONTROL, board.illuminati(0), target));
    var before = table.strength();
    assertThat(table.refused(B, new Command.PlayAgent(agent, false)).clause())
        .isEqualTo("R10.2.12");
    table.play(B, new Command.PlayAgent(agent, true));
    assertThat(table.strength()).isEqualTo(before - 6);
    table.play(A, new Command.Pass());
    assertThat(table.refused(B, new Command.PlayAgent(second, true)).clause()).isEqualTo("R10.2.2");
    table.dice(6, 6);
    table.play(B, new Command.Pass());
    assertThat(table.game().card(agent.value()).zone()).isEqualTo(Zone.DISCARD);
    assertThat(table.game().card(agent.value()).holder()).isEqualTo(1);
  }

  @Test
  void anAgentThatHelpsToACaptureRemains() {
    // E25
    var target = board.puppet(board.illuminati(1), Side.TOP, "hackers");
    board.puppet(board.illuminati(1), Side.LEFT, "fbi");
    var agent = board.hand(0, "hackers");
    var own = board.hand(1, "hackers");
    table = new Session(board.game());
    table.play(A, attack(AttackKind.CONTROL, board.illuminati(0), target));
    assertThat(table.refused(B, new Command.PlayAgent(own, true)).clause()).isEqualTo("R10.2.3");
    table.play(B, new Command.Pass());
    table.play(A, new Command.PlayAgent(agent, false));
    table.play(B, new Command.Pass());
    table.dice(1, 1);
    table.play(A, new Command.Pass());
    table.play(A, new Command.Place(target, Side.LEFT));
    assertThat(table.game().card(target.value()).holder()).isZero();
    assertThat(table.game().roster().owner(target.value())).isZero();
    assertThat(table.game().roster().owner(agent.value())).isEqualTo(1);
    assertThat(table.game().card(agent.value()).zone()).isEqualTo(Zone.DISCARD);
    assertThat(table.game().card(agent.value()).holder()).isEqualTo(1);
  }

  @Test
  void secretGroupsAreAttackedByInsidersOnly() {
    var outsider = board.puppet(board.illuminati(0), Side.TOP, Board.group(Side.TOP, Side.RIGHT));
    var secret = board.puppet(board.illuminati(1), Side.TOP, secret());
    table = new Session(board.game());
    assertThat(table.refused(A, attack(AttackKind.DESTROY, outsider, secret)).clause())
        .isEqualTo("R11.2.2");
    table.play(A, attack(AttackKind.DESTROY, board.illuminati(0), secret));
  }

  @Test
  void refusalsNameTheirClauseAndNoHiddenCard() {
    var mine = board.hand(0, "hackers");
    var hidden = board.hand(1, "cia");
    table = new Session(board.game());
    assertThat(table.refused(A, attack(AttackKind.DESTROY, board.illuminati(0), mine)).clause())
        .isEqualTo("R9.1.2");
    var refusal = table.refused(A, attack(AttackKind.CONTROL, board.illuminati(0), hidden));
    assertThat(refusal.code()).isEqualTo("not-a-target");
    assertThat(refusal.params().toString()).doesNotContain("cia");
    assertThat(
            table.refused(A, attack(AttackKind.CONTROL, board.illuminati(0), board.illuminati(1))))
        .returns("R7.1.2", Refusal::clause);
  }

  private static String secret() {
    return Board.CATALOGUE.cards().stream()
        .filter(card -> card.canLead() && card.attributes().contains("Secret"))
        .findFirst()
        .orElseThrow()
        .id();
  }

  private static Side free(Game game, CardId card) {
    return Structure.freeSides(game, card.value()).getFirst();
  }

  private static Command attack(AttackKind kind, CardId leader, CardId target) {
    return new Command.Attack(kind, leader, target);
  }
}
