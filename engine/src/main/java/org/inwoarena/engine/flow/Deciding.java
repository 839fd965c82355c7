package org.inwoarena.engine.flow;

import static org.inwoarena.engine.api.PromptKind.ANNOUNCE;
import static org.inwoarena.engine.api.PromptKind.ANSWER_CLAIM;
import static org.inwoarena.engine.api.PromptKind.GROUP_DRAW;
import static org.inwoarena.engine.api.PromptKind.ILLUMINATI;
import static org.inwoarena.engine.api.PromptKind.KNOCK;
import static org.inwoarena.engine.api.PromptKind.LEAD;
import static org.inwoarena.engine.api.PromptKind.MAIN;
import static org.inwoarena.engine.api.PromptKind.PLACE;
import static org.inwoarena.engine.api.PromptKind.PLEDGE;
import static org.inwoarena.engine.api.PromptKind.PLOT_DRAW;
import static org.inwoarena.engine.api.PromptKind.REDUCE;
import static org.inwoarena.engine.api.PromptKind.RESPOND;
import static org.inwoarena.engine.api.PromptKind.REVEAL;
import static org.inwoarena.engine.api.PromptKind.TAKEOVER;

import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.attack.Agents;
import org.inwoarena.engine.attack.Announcing;
import org.inwoarena.engine.attack.Joining;
import org.inwoarena.engine.attack.Response;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.moving.MovingGroups;
import org.inwoarena.engine.moving.Placing;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.setup.Leads;
import org.inwoarena.engine.setup.Nonces;
import org.inwoarena.engine.setup.SetupFlow;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.turn.Drawing;
import org.inwoarena.engine.turn.HandCards;
import org.inwoarena.engine.turn.Resources;
import org.inwoarena.engine.turn.Takeover;
import org.inwoarena.engine.turn.TurnFlow;
import org.inwoarena.engine.victory.Claiming;
import org.inwoarena.engine.victory.Elimination;
import org.inwoarena.engine.victory.Ending;
import org.inwoarena.engine.victory.Goals;

/** Leads a command to the rules that decide it. */
public final class Deciding {

  /** Prompts at which free moves and purchases of Plots are open (R3.3.5, R6.3.3). */
  private static final Set<PromptKind> ANY_TIME =
      Set.of(PLOT_DRAW, GROUP_DRAW, TAKEOVER, MAIN, RESPOND, KNOCK, ANSWER_CLAIM);

  private static final Set<PromptKind> WINDOWS = Set.of(RESPOND, KNOCK, ANSWER_CLAIM);
  private static final Set<PromptKind> CLAIMS = Set.of(ANNOUNCE, KNOCK, ANSWER_CLAIM);

  private Deciding() {}

  /** Carries a command of the host or a seat out on the working copy, or says why not. */
  public static Optional<Objection> carryOut(
      Play play, Optional<Seat> seat, Optional<PromptId> prompt, Command command) {
    if (play.game().over()) {
      return Optional.of(Objection.GAME_OVER);
    }
    if (command instanceof Command.CallTime(var reason)) {
      Ending.called(play, reason);
      return Optional.empty();
    }
    if (seat.isEmpty()) {
      return Optional.of(Objection.NO_SUCH_SEAT);
    }
    return bySeat(play, seat.get(), prompt, command);
  }

  private static Optional<Objection> bySeat(
      Play play, Seat seat, Optional<PromptId> prompt, Command command) {
    var game = play.game();
    if (seat.index() >= game.seats().size()) {
      return Optional.of(Objection.NO_SUCH_SEAT);
    }
    if (game.seat(seat.index()).eliminated()) {
      return Optional.of(Objection.ELIMINATED_REFUSED);
    }
    if (command instanceof Command.Concede) {
      Elimination.concede(play, seat);
      return Optional.empty();
    }
    if (command instanceof Command.Forfeit(var reason)) {
      Elimination.forfeit(play, seat, reason);
      return Optional.empty();
    }
    return answer(play, seat, prompt, command);
  }

  private static Optional<Objection> answer(
      Play play, Seat seat, Optional<PromptId> prompt, Command command) {
    var question = play.game().question(seat);
    if (prompt.isPresent() && !prompt.equals(question.map(asked -> asked.id()))) {
      return Optional.of(Objection.STALE_PROMPT);
    }
    if (question.isEmpty()) {
      return Optional.of(wrongTime(play.game(), command));
    }
    var kind = question.get().kind();
    var objection =
        mainOnly(play, seat.index(), kind, command)
            .or(() -> other(play, seat.index(), kind, command))
            .orElseGet(() -> Optional.of(wrongTime(play.game(), command)));
    return objection.isEmpty() && prompt.isEmpty()
        ? Optional.of(Objection.PROMPT_MISSING)
        : objection;
  }

  /** Commands of the phases of a turn; empty where the command is not one of them now. */
  private static Optional<Optional<Objection>> mainOnly(
      Play play, int seat, PromptKind kind, Command command) {
    return Optional.ofNullable(
        switch (command) {
          case Command.DrawPlot c when kind == PLOT_DRAW -> Drawing.drawPlot(play, seat);
          case Command.DrawGroup c when kind == GROUP_DRAW -> Drawing.drawGroup(play, seat);
          case Command.Proceed c when kind == PLOT_DRAW || kind == GROUP_DRAW || kind == TAKEOVER ->
              proceed(play);
          case Command.TakeOver c when kind == TAKEOVER -> Takeover.take(play, seat, c);
          case Command.TakeResource c when kind == TAKEOVER || kind == MAIN ->
              Resources.take(play, seat, c);
          case Command.BuyGroup c when kind == MAIN -> Drawing.buyGroup(play, seat);
          case Command.Attack c when kind == MAIN -> Announcing.announce(play, seat, c);
          case Command.MoveGroup c when kind == MAIN -> MovingGroups.move(play, seat, c);
          case Command.Knock c when kind == MAIN -> knock(play);
          default -> null;
        });
  }

  private static Optional<Optional<Objection>> other(
      Play play, int seat, PromptKind kind, Command command) {
    return Optional.ofNullable(
        switch (command) {
          case Command.PledgeNonce c when kind == PLEDGE -> Nonces.pledge(play, seat, c);
          case Command.RevealNonce c when kind == REVEAL -> Nonces.reveal(play, seat, c);
          case Command.ChooseIlluminati c when kind == ILLUMINATI ->
              SetupFlow.chooseIlluminati(play, seat, c);
          case Command.ChooseLead c when kind == LEAD -> Leads.choose(play, seat, c);
          case Command.BuyPlot c when ANY_TIME.contains(kind) -> Drawing.buyPlot(play, seat, c);
          case Command.Discard c when ANY_TIME.contains(kind) || kind == REDUCE ->
              HandCards.discard(play, seat, c);
          case Command.ReturnPlot c when ANY_TIME.contains(kind) || kind == REDUCE ->
              HandCards.giveBack(play, seat, c);
          case Command.ExposePlot c when ANY_TIME.contains(kind) -> HandCards.expose(play, seat, c);
          case Command.Aid(var group) when kind == RESPOND ->
              Joining.join(play, seat, group, false);
          case Command.Oppose(var group) when kind == RESPOND ->
              Joining.join(play, seat, group, true);
          case Command.PlayAgent c when kind == RESPOND -> Agents.play(play, seat, c);
          case Command.CallOff c when kind == RESPOND -> Response.callOff(play, seat);
          case Command.Place c when kind == PLACE -> Placing.place(play, seat, c);
          case Command.ClaimVictory c when CLAIMS.contains(kind) -> Claiming.claim(play, seat, c);
          case Command.Pass c when WINDOWS.contains(kind) -> pass(play, seat, kind);
          case Command.Pass c when kind == ANNOUNCE -> Optional.of(Objection.MUST_ANNOUNCE);
          default -> null;
        });
  }

  private static Optional<Objection> proceed(Play play) {
    TurnFlow.advance(play, (Frame.Turn) play.game().top());
    return Optional.empty();
  }

  private static Optional<Objection> knock(Play play) {
    play.emit(new Event.PhaseBegun(Phase.ANNOUNCE));
    return Optional.empty();
  }

  private static Optional<Objection> pass(Play play, int seat, PromptKind kind) {
    if (kind == RESPOND) {
      Response.pass(play, seat);
    } else {
      play.emit(new Event.Passed(new Seat(seat)));
    }
    return Optional.empty();
  }

  /** The rule by which the command is out of place now. */
  private static Objection wrongTime(Game game, Command command) {
    var attacked = game.frame(Frame.Attack.class).isPresent();
    return switch (command) {
      case Command.ClaimVictory c ->
          Goals.claimsAreOpen(game) ? Objection.NO_CLAIM_NOW : Objection.FIRST_ROUND;
      case Command.TakeOver c when !game.rules().automaticTakeover() ->
          Objection.NO_AUTOMATIC_TAKEOVER;
      case Command.Attack c ->
          attacked ? Objection.ONE_ACTION_AT_A_TIME : Objection.ACTIONS_IN_MAIN_ONLY;
      case Command.MoveGroup c when attacked -> Objection.ONE_ACTION_AT_A_TIME;
      case Command.BuyGroup c when attacked -> Objection.ONE_ACTION_AT_A_TIME;
      case Command.TakeResource c when attacked -> Objection.ONE_ACTION_AT_A_TIME;
      case Command.PlayAgent c -> Objection.NOT_AN_AGENT;
      case Command.Place c -> Objection.NOT_TO_BE_PLACED;
      case Command.CallOff c -> Objection.COMMITTED;
      default -> Objection.NOT_NOW;
    };
  }
}
