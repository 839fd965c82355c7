package org.inwoarena.engine.flow;

import java.util.List;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Deck;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.attack.Announcing;
import org.inwoarena.engine.attack.Joining;
import org.inwoarena.engine.attack.Naming;
import org.inwoarena.engine.attack.Response;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.link.LinkMoves;
import org.inwoarena.engine.moving.MovingGroups;
import org.inwoarena.engine.moving.Placing;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.relief.Reliefs;
import org.inwoarena.engine.relief.Zaps;
import org.inwoarena.engine.setup.Leads;
import org.inwoarena.engine.setup.Nonces;
import org.inwoarena.engine.setup.SetupFlow;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Question;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.trade.Promising;
import org.inwoarena.engine.trade.Trading;
import org.inwoarena.engine.turn.AtWill;
import org.inwoarena.engine.turn.Drawing;
import org.inwoarena.engine.turn.FaceDown;
import org.inwoarena.engine.turn.HandCards;
import org.inwoarena.engine.turn.IlluminatiAgents;
import org.inwoarena.engine.turn.Originals;
import org.inwoarena.engine.turn.PlotLimit;
import org.inwoarena.engine.turn.Resources;
import org.inwoarena.engine.turn.Takeover;
import org.inwoarena.engine.use.Usables;
import org.inwoarena.engine.use.Uses;
import org.inwoarena.engine.victory.Claiming;
import org.inwoarena.engine.victory.GoalCards;

/** Turns an open question into a prompt: all legal answers, and the one given when time is up. */
public final class Prompting {

  private Prompting() {}

  /** The prompt of an open question. */
  public static Prompt prompt(Game game, Question question) {
    return new Prompt(
        question.id(),
        question.seat(),
        question.kind(),
        Tempo.open(game, question.kind(), moves(game, question).families()),
        onTimeout(game, question));
  }

  private static Moves moves(Game game, Question question) {
    var moves = new Moves();
    var seat = question.seat().index();
    switch (question.kind()) {
      case PLEDGE -> Nonces.pledges(moves);
      case REVEAL -> Nonces.reveals(moves);
      case ILLUMINATI -> SetupFlow.families(game, seat, moves);
      case LEAD -> Leads.families(game, seat, moves);
      case PLOT_DRAW -> {
        if (Drawing.mayDraw(game, seat, Deck.PLOT)) {
          moves.add("draw-plot");
        }
        moves.add("proceed");
        anyTime(game, seat, moves);
      }
      case GROUP_DRAW -> {
        if (Drawing.mayDraw(game, seat, Deck.GROUP)) {
          moves.add("draw-group");
        }
        moves.add("proceed");
        anyTime(game, seat, moves);
      }
      case TAKEOVER -> {
        Takeover.families(game, seat, moves);
        moves.add("proceed");
        anyTime(game, seat, moves);
      }
      case MAIN -> main(game, seat, moves);
      case NAME_AID -> Naming.families(game, seat, moves);
      case RESPOND -> {
        Response.families(game, seat, moves);
        anyTime(game, seat, moves);
      }
      case PLACE -> Placing.families(game, moves);
      case ANNOUNCE -> Claiming.families(game, seat, moves);
      case KNOCK, ANSWER_CLAIM -> {
        Claiming.families(game, seat, moves);
        moves.add("pass");
        anyTime(game, seat, moves);
      }
      case ANSWER -> {
        moves.add("pass");
        Joining.lateFamilies(game, seat, moves);
        anyTime(game, seat, moves);
      }
      case PICK -> {
        if (game.top() instanceof Frame.Keep(var keeper, var copies)) {
          moves.add("pick-card", "card", Moves.cards(copies));
        } else {
          Uses.families(game, (Frame.Use) game.top(), moves);
        }
      }
      case REDUCE -> {
        HandCards.reductions(game, seat, moves);
        IlluminatiAgents.families(game, seat, moves);
        Trading.families(game, seat, moves);
      }
      case REDUCE_GOALS -> HandCards.goalReductions(game, seat, moves);
      case RELIEF -> Reliefs.additions(game, seat, moves);
      case REVEAL_COPY -> Originals.families(game, seat, moves);
      case TRADE -> Trading.layOutFamilies(game, moves);
      case ANSWER_TRADE -> {
        moves.add("accept");
        moves.add("decline");
      }
    }
    return moves;
  }

  private static void main(Game game, int seat, Moves moves) {
    moves.add("knock");
    Announcing.families(game, seat, moves);
    MovingGroups.families(game, seat, moves);
    Drawing.groupFamilies(game, seat, moves);
    Resources.families(game, seat, moves);
    anyTime(game, seat, moves);
  }

  private static void anyTime(Game game, int seat, Moves moves) {
    Drawing.plotFamilies(game, seat, moves);
    HandCards.families(game, seat, moves);
    Usables.families(game, seat, moves);
    AtWill.families(game, seat, moves);
    FaceDown.families(game, seat, moves);
    IlluminatiAgents.families(game, seat, moves);
    LinkMoves.families(game, seat, moves);
    Reliefs.families(game, seat, moves);
    Zaps.families(game, seat, moves);
    Trading.families(game, seat, moves);
    Promising.families(game, seat, moves);
  }

  /** The mildest answer: it keeps tokens and secrets and never keeps a won game from its player. */
  private static Command onTimeout(Game game, Question question) {
    var seat = question.seat().index();
    return switch (question.kind()) {
      case PLEDGE -> Nonces.defaultPledge();
      case REVEAL -> Nonces.defaultReveal();
      case ILLUMINATI -> new Command.ChooseIlluminati(first(SetupFlow.illuminati(game, seat)));
      case LEAD ->
          new Command.ChooseLead(
              first(Leads.candidates(game, seat)),
              Structure.freeSides(game, game.seat(seat).illuminati()).getFirst());
      case PLOT_DRAW ->
          Drawing.mayDraw(game, seat, Deck.PLOT) ? new Command.DrawPlot() : new Command.Proceed();
      case GROUP_DRAW ->
          Drawing.mayDraw(game, seat, Deck.GROUP) ? new Command.DrawGroup() : new Command.Proceed();
      case TAKEOVER -> new Command.Proceed();
      case MAIN -> new Command.Knock();
      case RESPOND, ANSWER, RELIEF -> new Command.Pass();
      case NAME_AID -> new Command.Pass();
      case PICK ->
          game.top() instanceof Frame.Keep(var keeper, var copies)
              ? new Command.PickCard(first(copies))
              : Uses.onTimeout(game, (Frame.Use) game.top());
      case PLACE -> place(game);
      case ANNOUNCE, KNOCK, ANSWER_CLAIM -> claimOrPass(game, seat);
      case REDUCE ->
          new Command.ReturnPlot(
              first(PlotLimit.plots(game, seat)), game.seat(seat).in(Zone.PLOT_DECK).size());
      case REDUCE_GOALS -> new Command.Discard(first(GoalCards.held(game, seat)));
      case REVEAL_COPY -> Originals.onTimeout(game, seat);
      case TRADE, ANSWER_TRADE -> new Command.Decline();
    };
  }

  private static Command place(Game game) {
    var due = Placing.choice(game, (Frame.Placing) game.top()).orElseThrow();
    Side side = Structure.freeSides(game, due.master()).getFirst();
    return new Command.Place(new CardId(due.groups().getFirst().card()), side);
  }

  private static Command claimOrPass(Game game, int seat) {
    var met = Claiming.claimable(game, seat);
    return met.isEmpty() ? new Command.Pass() : new Command.ClaimVictory(met.getFirst());
  }

  private static CardId first(List<Integer> cards) {
    return new CardId(cards.getFirst());
  }
}
