package org.inwoarena.engine.attack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.chance.Scripted;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.junit.jupiter.api.Test;

/** Attacks step by step: window, commitment, results. */
class AttackTest {

  private static final Seat A = new Seat(0);
  private static final Seat B = new Seat(1);
  private final Engine engine = new Engine(Board.CATALOGUE);
  private final Board board = Board.of("bavarian-illuminati", "discordian-society");
  private Game game;
  private Scripted dice = new Scripted(List.of());

  @Test
  void theNextPlayerAnswersAnAttackFromHandFirstAndTheAttackersPassCommits() {
    var target = board.hand(0, "hackers");
    game = board.game();
    play(A, attack(AttackKind.CONTROL, board.illuminati(0), target));
    assertThat(asked()).isEqualTo(B);
    play(B, new Command.Pass());
    assertThat(asked()).isEqualTo(A);
    assertThat(game.card(board.illuminati(0).value()).tokens()).isEqualTo(1);
    dice = new Scripted(List.of(1, 1));
    play(A, new Command.Pass());
    assertThat(game.card(board.illuminati(0).value()).tokens()).isZero();
    assertThat(game.card(target.value()).zone()).isEqualTo(Zone.LIFTED);
    play(A, new Command.Place(target, Side.BOTTOM));
    assertThat(game.card(target.value()).zone()).isEqualTo(Zone.STRUCTURE);
    assertThat(dice.left()).isEmpty();
  }

  @Test
  void aFailedHandTargetMayBeTriedAgainAndIsDiscardedAtTheEndOfTheTurn() {
    var leader = board.puppet(board.illuminati(0), Side.TOP, Board.group(Side.TOP, Side.RIGHT));
    var target = board.hand(0, "hackers");
    game = board.game();
    play(A, attack(AttackKind.CONTROL, board.illuminati(0), target));
    play(B, new Command.Pass());
    dice = new Scripted(List.of(6, 6));
    play(A, new Command.Pass());
    assertThat(game.card(target.value()).zone()).isEqualTo(Zone.ATTACKED);
    // E90c: calling a second try off does not save it.
    play(A, attack(AttackKind.CONTROL, leader, target));
    play(B, new Command.Pass());
    play(A, new Command.CallOff());
    assertThat(game.card(target.value()).zone()).isEqualTo(Zone.ATTACKED);
    assertThat(game.card(leader.value()).tokens()).isEqualTo(1);
    play(A, new Command.Knock());
    play(B, new Command.Pass());
    assertThat(game.card(target.value()).zone()).isEqualTo(Zone.DISCARD);
  }

  @Test
  void callingOffReturnsTheCardAndTheRivalsTokens() {
    var target = board.hand(0, "hackers");
    game = board.game();
    play(A, attack(AttackKind.CONTROL, board.illuminati(0), target));
    play(B, new Command.Oppose(board.illuminati(1)));
    assertThat(game.card(board.illuminati(1).value()).tokens()).isZero();
    play(A, new Command.CallOff());
    assertThat(game.card(board.illuminati(1).value()).tokens()).isEqualTo(1);
    assertThat(game.card(target.value()).zone()).isEqualTo(Zone.HAND);
  }

  @Test
  void aSpentTokenCommits() {
    var helper = board.puppet(board.illuminati(0), Side.TOP, "cia");
    var rival = board.puppet(board.illuminati(1), Side.TOP, "fbi");
    game = board.game();
    play(A, attack(AttackKind.DESTROY, board.illuminati(0), rival));
    assertThat(asked()).isEqualTo(B);
    play(B, new Command.Pass());
    var global = Board.CATALOGUE.card("cia").globalPower();
    assertThat(global).isPositive();
    play(A, new Command.Aid(helper));
    play(B, new Command.Pass());
    assertThat(refused(A, new Command.CallOff()).clause()).isEqualTo("R7.3.2");
  }

  @Test
  void capturedGroupsLoseTheirTokensAndABranchComesAlong() {
    var rival = board.puppet(board.illuminati(1), Side.TOP, Board.group(Side.TOP, Side.RIGHT));
    var puppet = board.puppet(rival, free(board.game(), rival), Board.group(Side.TOP));
    board.puppet(board.illuminati(1), Side.LEFT, "fbi");
    game = board.game();
    play(A, attack(AttackKind.DESTROY, board.illuminati(0), rival));
    play(B, new Command.Oppose(rival));
    play(A, new Command.Pass());
    play(B, new Command.Pass());
    // Hopeless or failed: the Group stays, its token is spent.
    assertThat(game.card(rival.value()).zone()).isIn(Zone.STRUCTURE, Zone.DESTROYED);
    assertThat(game.card(rival.value()).tokens()).isZero();
    assertThat(game.card(puppet.value()).holder()).isEqualTo(1);
  }

  @Test
  void anAgentAgainstAnAttackFromHandIsWorthSix() {
    // E24
    var target = board.hand(0, "hackers");
    var agent = board.hand(1, "hackers");
    var second = board.hand(1, "hackers");
    game = board.game();
    play(A, attack(AttackKind.CONTROL, board.illuminati(0), target));
    var before = Strength.sum(engine.explain(game).orElseThrow());
    assertThat(refused(B, new Command.PlayAgent(agent, false)).clause()).isEqualTo("R10.2.12");
    play(B, new Command.PlayAgent(agent, true));
    assertThat(Strength.sum(engine.explain(game).orElseThrow())).isEqualTo(before - 6);
    play(A, new Command.Pass());
    assertThat(refused(B, new Command.PlayAgent(second, true)).clause()).isEqualTo("R10.2.2");
    dice = new Scripted(List.of(6, 6));
    play(B, new Command.Pass());
    assertThat(game.card(agent.value()).zone()).isEqualTo(Zone.DISCARD);
    assertThat(game.card(agent.value()).holder()).isEqualTo(1);
  }

  @Test
  void anAgentThatHelpsToACaptureRemains() {
    // E25
    var target = board.puppet(board.illuminati(1), Side.TOP, "hackers");
    board.puppet(board.illuminati(1), Side.LEFT, "fbi");
    var agent = board.hand(0, "hackers");
    var own = board.hand(1, "hackers");
    game = board.game();
    play(A, attack(AttackKind.CONTROL, board.illuminati(0), target));
    assertThat(refused(B, new Command.PlayAgent(own, true)).clause()).isEqualTo("R10.2.3");
    play(B, new Command.Pass());
    play(A, new Command.PlayAgent(agent, false));
    play(B, new Command.Pass());
    dice = new Scripted(List.of(1, 1));
    play(A, new Command.Pass());
    play(A, new Command.Place(target, Side.LEFT));
    assertThat(game.card(target.value()).holder()).isZero();
    assertThat(game.roster().owner(target.value())).isZero();
    assertThat(game.roster().owner(agent.value())).isEqualTo(1);
    assertThat(game.card(agent.value()).zone()).isEqualTo(Zone.DISCARD);
    assertThat(game.card(agent.value()).holder()).isEqualTo(1);
  }

  @Test
  void secretGroupsAreAttackedByInsidersOnly() {
    var outsider = board.puppet(board.illuminati(0), Side.TOP, Board.group(Side.TOP, Side.RIGHT));
    var secret = board.puppet(board.illuminati(1), Side.TOP, secret());
    game = board.game();
    assertThat(refused(A, attack(AttackKind.DESTROY, outsider, secret)).clause())
        .isEqualTo("R11.2.2");
    play(A, attack(AttackKind.DESTROY, board.illuminati(0), secret));
  }

  @Test
  void refusalsNameTheirClauseAndNoHiddenCard() {
    var mine = board.hand(0, "hackers");
    var hidden = board.hand(1, "cia");
    game = board.game();
    assertThat(refused(A, attack(AttackKind.DESTROY, board.illuminati(0), mine)).clause())
        .isEqualTo("R9.1.2");
    var refusal = refused(A, attack(AttackKind.CONTROL, board.illuminati(0), hidden));
    assertThat(refusal.code()).isEqualTo("not-a-target");
    assertThat(refusal.params().toString()).doesNotContain("cia");
    assertThat(refused(A, attack(AttackKind.CONTROL, board.illuminati(0), board.illuminati(1))))
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

  private Seat asked() {
    return engine.prompts(game).getFirst().seat();
  }

  private void play(Seat seat, Command command) {
    var decision = decide(seat, command);
    assertThat(decision).as("%s", command).isInstanceOf(Decision.Accepted.class);
    game = ((Decision.Accepted) decision).after();
  }

  private Refusal refused(Seat seat, Command command) {
    var decision = decide(seat, command);
    assertThat(decision).as("%s", command).isInstanceOf(Decision.Refused.class);
    return ((Decision.Refused) decision).refusal();
  }

  private Decision decide(Seat seat, Command command) {
    var prompt = game.question(seat).orElseThrow();
    return engine.decide(game, Action.answer(seat, prompt.id(), command), dice);
  }
}
