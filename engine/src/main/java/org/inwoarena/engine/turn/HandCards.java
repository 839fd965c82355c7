package org.inwoarena.engine.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Slot;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.hand.Locks;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.victory.GoalCards;

/** Free moves with hand cards: discarding, returning and exposing Plots (6.3, 3.6, 3.2). */
public final class HandCards {

  private HandCards() {}

  /** Discards a card from hand (R6.3.1). */
  public static Optional<Objection> discard(Play play, int seat, Command.Discard command) {
    var card = command.card().value();
    if (!inHand(play.game(), seat, card)) {
      return Optional.of(Objection.NOT_IN_YOUR_HAND);
    }
    var objection =
        reductionObjection(play.game(), card).or(() -> Locks.onDiscard(play.game(), seat));
    if (objection.isPresent()) {
      return objection;
    }
    play.emit(new Event.Discarded(new Seat(seat), command.card(), DiscardReason.WILL));
    return Optional.empty();
  }

  /** Puts a Plot back into the own deck at any place (R3.6.1). */
  public static Optional<Objection> giveBack(Play play, int seat, Command.ReturnPlot command) {
    var game = play.game();
    var card = command.card().value();
    if (!inHand(game, seat, card)) {
      return Optional.of(Objection.NOT_IN_YOUR_HAND);
    }
    if (!isPlot(game, card)) {
      return Optional.of(Objection.NOT_A_PLOT);
    }
    var objection = reductionObjection(game, card).or(() -> Locks.onReturn(game, seat));
    if (objection.isPresent()) {
      return objection;
    }
    if (command.position() < 0 || command.position() > game.seat(seat).in(Zone.PLOT_DECK).size()) {
      return Optional.of(Objection.NO_SUCH_POSITION);
    }
    play.emit(new Event.PlotReturned(new Seat(seat), command.card(), command.position()));
    return Optional.empty();
  }

  /** What does not help a player down to the limit he is over (R3.4.3, R15.4.4). */
  private static Optional<Objection> reductionObjection(Game game, int card) {
    if (!(game.top() instanceof Frame.Reduce reduce)) {
      return Optional.empty();
    }
    return switch (reduce.of()) {
      case PLOTS -> isPlot(game, card) ? Optional.empty() : Optional.of(Objection.PLOTS_ONLY);
      case GOALS -> isGoal(game, card) ? Optional.empty() : Optional.of(Objection.GOAL_TOO_MANY);
    };
  }

  /** Turns an own hidden Plot up (R3.2.2). */
  public static Optional<Objection> expose(Play play, int seat, Command.ExposePlot command) {
    var objection = hiddenPlotObjection(play.game(), seat, command.card().value());
    if (objection.isEmpty()) {
      play.emit(new Event.PlotExposed(new Seat(seat), command.card()));
    }
    return objection;
  }

  /** Why a card is not a hidden Plot of the seat. */
  static Optional<Objection> hiddenPlotObjection(Game game, int seat, int card) {
    if (!inHand(game, seat, card)) {
      return Optional.of(Objection.NOT_IN_YOUR_HAND);
    }
    if (!isPlot(game, card)) {
      return Optional.of(Objection.NOT_A_PLOT);
    }
    return game.card(card).zone() == Zone.EXPOSED
        ? Optional.of(Objection.ALREADY_EXPOSED)
        : Locks.onUse(game, seat);
  }

  /** All free moves with hand cards. */
  public static void families(Game game, int seat, Moves moves) {
    var hand = new ArrayList<Integer>();
    game.seat(seat).in(Zone.HAND).ids().forEach(id -> hand.add(id.value()));
    game.seat(seat).in(Zone.EXPOSED).ids().forEach(id -> hand.add(id.value()));
    if (Locks.onDiscard(game, seat).isEmpty()) {
      moves.add("discard", "card", Moves.cards(hand));
    }
    if (Locks.onReturn(game, seat).isEmpty()) {
      returns(game, seat, PlotLimit.plots(game, seat), moves);
    }
    if (Locks.onUse(game, seat).isEmpty()) {
      moves.add("expose-plot", "card", Moves.cards(PlotLimit.hidden(game, seat)));
    }
  }

  /** The ways to get down to the Plot limit. */
  public static void reductions(Game game, int seat, Moves moves) {
    var plots = PlotLimit.plots(game, seat);
    moves.add("discard", "card", Moves.cards(plots));
    returns(game, seat, plots, moves);
  }

  private static void returns(Game game, int seat, List<Integer> plots, Moves moves) {
    var bottom = game.seat(seat).in(Zone.PLOT_DECK).size();
    moves.add(
        "return-plot", Map.of("card", Moves.cards(plots), "position", new Slot.Range(0, bottom)));
  }

  /** The ways to give up a Goal card too many: by the 2002 line also back into the deck. */
  public static void goalReductions(Game game, int seat, Moves moves) {
    var goals = GoalCards.held(game, seat);
    moves.add("discard", "card", Moves.cards(goals));
    if (game.rules().on(Switch.SECOND_GOAL_MAY_RETURN)) {
      returns(game, seat, goals, moves);
    }
  }

  private static boolean isGoal(Game game, int card) {
    return game.printed(card).facts().kind() == CardKind.GOAL;
  }

  private static boolean isPlot(Game game, int card) {
    return game.printed(card).facts().kind().inPlotDeck();
  }

  /** Whether the card is in the seat's hand, exposed Plots included (R2.5.3). */
  public static boolean inHand(Game game, int seat, int card) {
    if (!game.roster().has(card) || game.card(card).holder() != seat) {
      return false;
    }
    var zone = game.card(card).zone();
    return zone == Zone.HAND || zone == Zone.EXPOSED;
  }
}
