package org.inwoarena.engine.flow;

import static org.inwoarena.engine.api.PromptKind.GROUP_DRAW;
import static org.inwoarena.engine.api.PromptKind.ILLUMINATI;
import static org.inwoarena.engine.api.PromptKind.LEAD;
import static org.inwoarena.engine.api.PromptKind.PLEDGE;
import static org.inwoarena.engine.api.PromptKind.PLOT_DRAW;
import static org.inwoarena.engine.api.PromptKind.REVEAL;
import static org.inwoarena.engine.api.PromptKind.TAKEOVER;

import java.util.Optional;
import java.util.TreeSet;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.attack.Agents;
import org.inwoarena.engine.attack.Announcing;
import org.inwoarena.engine.attack.Joining;
import org.inwoarena.engine.attack.Naming;
import org.inwoarena.engine.attack.Response;
import org.inwoarena.engine.attack.Withdrawal;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.link.LinkMoves;
import org.inwoarena.engine.link.StateCheck;
import org.inwoarena.engine.moving.MovingGroups;
import org.inwoarena.engine.moving.Placing;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.relief.Reliefs;
import org.inwoarena.engine.relief.Zaps;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.setup.Leads;
import org.inwoarena.engine.setup.Nonces;
import org.inwoarena.engine.setup.SetupFlow;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Question;
import org.inwoarena.engine.trade.Promising;
import org.inwoarena.engine.trade.Trading;
import org.inwoarena.engine.turn.AtWill;
import org.inwoarena.engine.turn.Drawing;
import org.inwoarena.engine.turn.FaceDown;
import org.inwoarena.engine.turn.HandCards;
import org.inwoarena.engine.turn.IlluminatiAgents;
import org.inwoarena.engine.turn.Originals;
import org.inwoarena.engine.turn.Resources;
import org.inwoarena.engine.turn.Takeover;
import org.inwoarena.engine.turn.TurnFlow;
import org.inwoarena.engine.use.Ask;
import org.inwoarena.engine.use.Usables;
import org.inwoarena.engine.use.Uses;
import org.inwoarena.engine.victory.Claiming;
import org.inwoarena.engine.victory.Elimination;
import org.inwoarena.engine.victory.Ending;

/** Leads a command to the rules that decide it. */
public final class Deciding {

  private Deciding() {}

  /** Carries a command of the host or a seat out on the working copy, or says why not. */
  public static Optional<Objection> carryOut(
      Play play, Optional<Seat> seat, Optional<PromptId> prompt, Command command) {
    if (play.game().over()) {
      return Optional.of(Objection.GAME_OVER);
    }
    if (command instanceof Command.CallTime(var reason)) {
      Ending.due(play, reason);
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
    if (command instanceof Command.SetOrders(var passes)) {
      play.emit(new Event.OrdersGiven(seat, new TreeSet<>(passes)));
      return Optional.empty();
    }
    if (command instanceof Command.Forfeit(var reason)) {
      Elimination.forfeit(play, seat, reason);
      return Optional.empty();
    }
    return byPrompt(play, seat, prompt, command);
  }

  private static Optional<Objection> byPrompt(
      Play play, Seat seat, Optional<PromptId> prompt, Command command) {
    var question = play.game().question(seat);
    if (prompt.isPresent() && !prompt.equals(question.map(Question::id))) {
      return Optional.of(Objection.STALE_PROMPT);
    }
    if (question.isEmpty()) {
      return OutOfPlace.objection(play.game(), command);
    }
    var kind = question.get().kind();
    var objection =
        Tempo.objection(play.game(), kind, command)
            .or(() -> answer(play, seat.index(), kind, command));
    return objection.isEmpty() && prompt.isEmpty()
        ? Optional.of(Objection.PROMPT_MISSING)
        : objection;
  }

  private static Optional<Objection> answer(Play play, int seat, PromptKind kind, Command command) {
    return switch (kind) {
      case PLEDGE, REVEAL, ILLUMINATI, LEAD -> setup(play, seat, kind, command);
      case PLOT_DRAW, GROUP_DRAW, TAKEOVER -> draws(play, seat, kind, command);
      case MAIN -> main(play, seat, command);
      case NAME_AID -> Naming.say(play, seat, command);
      case RESPOND -> response(play, seat, command);
      case PLACE ->
          command instanceof Command.Place place
              ? Placing.place(play, seat, place)
              : OutOfPlace.objection(play.game(), command);
      case ANNOUNCE ->
          command instanceof Command.ClaimVictory claim
              ? Claiming.claim(play, seat, claim)
              : Optional.of(Objection.MUST_ANNOUNCE);
      case KNOCK, ANSWER_CLAIM -> claims(play, seat, command);
      case ANSWER -> answering(play, seat, command);
      case PICK -> picking(play, seat, command);
      case REDUCE -> reduction(play, seat, command);
      case REDUCE_GOALS -> goalReduction(play, seat, command);
      case RELIEF -> relief(play, seat, command);
      case REVEAL_COPY -> Originals.answer(play, seat, command);
      case TRADE -> Trading.layOut(play, command);
      case ANSWER_TRADE -> Trading.answer(play, command);
    };
  }

  private static Optional<Objection> setup(Play play, int seat, PromptKind kind, Command command) {
    return switch (command) {
      case Command.PledgeNonce c when kind == PLEDGE -> Nonces.pledge(play, seat, c);
      case Command.RevealNonce c when kind == REVEAL -> Nonces.reveal(play, seat, c);
      case Command.ChooseIlluminati c when kind == ILLUMINATI ->
          SetupFlow.chooseIlluminati(play, seat, c);
      case Command.ChooseLead c when kind == LEAD -> Leads.choose(play, seat, c);
      default -> OutOfPlace.objection(play.game(), command);
    };
  }

  /** Phases 1 to 3. */
  private static Optional<Objection> draws(Play play, int seat, PromptKind kind, Command command) {
    return switch (command) {
      case Command.DrawPlot c when kind == PLOT_DRAW -> Drawing.drawPlot(play, seat);
      case Command.DrawGroup c when kind == GROUP_DRAW -> Drawing.drawGroup(play, seat);
      case Command.TakeOver c when kind == TAKEOVER -> Takeover.take(play, seat, c);
      case Command.TakeResource c when kind == TAKEOVER -> Resources.take(play, seat, c);
      case Command.Proceed c -> {
        TurnFlow.advance(play, (Frame.Turn) play.game().top());
        yield Optional.empty();
      }
      default -> anyTime(play, seat, command);
    };
  }

  /** Phase 5. */
  private static Optional<Objection> main(Play play, int seat, Command command) {
    return switch (command) {
      case Command.Attack c -> Announcing.announce(play, seat, c);
      case Command.MoveGroup c -> MovingGroups.move(play, seat, c);
      case Command.BuyGroup c -> Drawing.buyGroup(play, seat);
      case Command.TakeResource c -> Resources.take(play, seat, c);
      case Command.Knock c -> {
        play.emit(new Event.PhaseBegun(Phase.ANNOUNCE));
        yield Optional.empty();
      }
      default -> anyTime(play, seat, command);
    };
  }

  /** Between the announcement of an attack and its roll (R7.6.1). */
  private static Optional<Objection> response(Play play, int seat, Command command) {
    return switch (command) {
      case Command.Aid(var group) -> Joining.join(play, seat, group, false);
      case Command.Oppose(var group) -> Joining.join(play, seat, group, true);
      case Command.PlayAgent c -> Agents.play(play, seat, c);
      case Command.CallOff c -> Response.callOff(play, seat);
      case Command.LetTakeBack c -> Withdrawal.allow(play, seat);
      case Command.TakeBack(var card) -> Withdrawal.takeBack(play, seat, card);
      case Command.Pass c -> {
        Response.pass(play, seat);
        yield Optional.empty();
      }
      default -> anyTime(play, seat, command);
    };
  }

  /** In answer to a play, a roll, a result or another moment. */
  private static Optional<Objection> answering(Play play, int seat, Command command) {
    if (command instanceof Command.Aid(var group) && play.game().top() instanceof Frame.Attack) {
      return Joining.joinLate(play, seat, group);
    }
    if (command instanceof Command.Pass) {
      play.emit(new Event.Passed(new Seat(seat)));
      return Optional.empty();
    }
    return anyTime(play, seat, command);
  }

  /** Choosing for a play. */
  private static Optional<Objection> picking(Play play, int seat, Command command) {
    if (play.game().top() instanceof Frame.Keep keep) {
      return command instanceof Command.PickCard(var card)
          ? StateCheck.keep(play, keep, card)
          : OutOfPlace.objection(play.game(), command);
    }
    return switch (command) {
      case Command.PickCard(var card) -> Uses.pick(play, seat, Ask.Kind.CARD, card.value());
      case Command.PickPlayer(var player) -> Uses.pick(play, seat, Ask.Kind.PLAYER, player.index());
      case Command.PickOption(var option) -> Uses.pick(play, seat, Ask.Kind.OPTION, option);
      case Command.Done c -> Uses.stop(play, seat);
      case Command.Drop c -> Uses.drop(play, seat);
      default -> OutOfPlace.objection(play.game(), command);
    };
  }

  /** After the knock, or in answer to a claim (R15.5.1, R15.5.2). */
  private static Optional<Objection> claims(Play play, int seat, Command command) {
    return switch (command) {
      case Command.ClaimVictory c -> Claiming.claim(play, seat, c);
      case Command.Pass c -> {
        play.emit(new Event.Passed(new Seat(seat)));
        yield Optional.empty();
      }
      default -> anyTime(play, seat, command);
    };
  }

  /** Adding to the Relief on offer (R12.5.3). */
  private static Optional<Objection> relief(Play play, int seat, Command command) {
    return switch (command) {
      case Command.AddRelief(var group) -> Reliefs.add(play, seat, group);
      case Command.Pass c -> {
        play.emit(new Event.Passed(new Seat(seat)));
        yield Optional.empty();
      }
      default -> OutOfPlace.objection(play.game(), command);
    };
  }

  /** Down to the Plot limit (R3.4.3). */
  private static Optional<Objection> reduction(Play play, int seat, Command command) {
    return switch (command) {
      case Command.Discard c -> HandCards.discard(play, seat, c);
      case Command.ReturnPlot c -> HandCards.giveBack(play, seat, c);
      case Command.PlayIlluminati(var card) -> IlluminatiAgents.play(play, seat, card);
      case Command.OfferTrade(var to) -> Trading.open(play, seat, to);
      default -> OutOfPlace.objection(play.game(), command);
    };
  }

  /** One Goal card less; the 2002 line lets it return to the deck (R15.4.4). */
  private static Optional<Objection> goalReduction(Play play, int seat, Command command) {
    return switch (command) {
      case Command.Discard c -> HandCards.discard(play, seat, c);
      case Command.ReturnPlot c when play.game().rules().on(Switch.SECOND_GOAL_MAY_RETURN) ->
          HandCards.giveBack(play, seat, c);
      default -> Optional.of(Objection.GOAL_TOO_MANY);
    };
  }

  /** Free moves, and Plots for tokens (R3.3.5, R6.3.3). */
  private static Optional<Objection> anyTime(Play play, int seat, Command command) {
    return switch (command) {
      case Command.Use c -> Usables.prepare(play, seat, c);
      case Command.BuyPlot c -> Drawing.buyPlot(play, seat, c);
      case Command.Discard c -> HandCards.discard(play, seat, c);
      case Command.ReturnPlot c -> HandCards.giveBack(play, seat, c);
      case Command.ExposePlot c -> HandCards.expose(play, seat, c);
      case Command.ShowPlot c -> AtWill.show(play, seat, c);
      case Command.RemoveToken(var card) -> AtWill.removeToken(play, seat, card);
      case Command.TurnUp(var card) -> FaceDown.turnUp(play, seat, card);
      case Command.PlayIlluminati(var card) -> IlluminatiAgents.play(play, seat, card);
      case Command.Link c -> LinkMoves.link(play, seat, c);
      case Command.Unlink(var card) -> LinkMoves.unlink(play, seat, card);
      case Command.OfferRelief(var place) -> Reliefs.offer(play, seat, place);
      case Command.RemoveZaps(var player) -> Zaps.remove(play, seat, player);
      case Command.OfferTrade(var to) -> Trading.open(play, seat, to);
      case Command.Promise c -> Promising.promise(play, seat, c);
      default -> OutOfPlace.objection(play.game(), command);
    };
  }
}
