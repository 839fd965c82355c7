package org.inwoarena.engine.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.hand.Locks;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;

/** What a player does with own cards for no effect: a token taken off, a Plot shown. */
public final class AtWill {

  private AtWill() {}

  /** Takes a token off an own Group or Resource (R6.1.9, R6.1.10). */
  public static Optional<Objection> removeToken(Play play, int seat, CardId card) {
    var objection = tokenObjection(play.game(), seat, card.value());
    if (objection.isEmpty()) {
      play.emit(new Event.TokenRemoved(new Seat(seat), card));
    }
    return objection;
  }

  private static Optional<Objection> tokenObjection(Game game, int seat, int card) {
    var ownResource =
        game.roster().has(card)
            && game.card(card).holder() == seat
            && game.card(card).zone() == Zone.RESOURCES;
    if (!ownResource && !Tokens.isOwnGroup(game, seat, card)) {
      return Optional.of(Objection.NOT_YOUR_CARD_IN_PLAY);
    }
    if (game.card(card).tokens() == 0) {
      return Optional.of(Objection.NO_TOKEN);
    }
    return Tokens.isDeclared(game, card)
        ? Optional.of(Objection.LEADER_IS_DECLARED)
        : Optional.empty();
  }

  /** Shows a hidden Plot to one rival without exposing it (R3.2.5). */
  public static Optional<Objection> show(Play play, int seat, Command.ShowPlot command) {
    var objection =
        HandCards.hiddenPlotObjection(play.game(), seat, command.card().value())
            .or(() -> viewerObjection(play.game(), seat, command));
    if (objection.isEmpty()) {
      play.emit(new Event.PlotShown(new Seat(seat), command.card(), command.to()));
    }
    return objection;
  }

  private static Optional<Objection> viewerObjection(
      Game game, int seat, Command.ShowPlot command) {
    var viewer = command.to().index();
    if (viewer == seat || !game.playing().contains(viewer)) {
      return Optional.of(Objection.NO_SUCH_RIVAL);
    }
    return game.card(command.card().value()).seenBy(viewer)
        ? Optional.of(Objection.SEEN_ALREADY)
        : Optional.empty();
  }

  /** All of it that is legal now. */
  public static void families(Game game, int seat, Moves moves) {
    moves.add("remove-token", "card", Moves.cards(withToken(game, seat)));
    if (Locks.onUse(game, seat).isPresent()) {
      return;
    }
    var plots = PlotLimit.hidden(game, seat);
    for (var viewer : game.playing()) {
      if (viewer != seat) {
        moves.add(
            "show-plot",
            Map.of(
                "card", Moves.cards(unseen(game, plots, viewer)),
                "to", Moves.seats(List.of(viewer))));
      }
    }
  }

  private static List<Integer> unseen(Game game, List<Integer> plots, int viewer) {
    var unseen = new ArrayList<Integer>();
    for (var plot : plots) {
      if (!game.card(plot).seenBy(viewer)) {
        unseen.add(plot);
      }
    }
    return unseen;
  }

  /** Cards a player may take a token from: also such as could not spend it (R6.1.9, R6.1.10). */
  private static List<Integer> withToken(Game game, int seat) {
    var cards = new ArrayList<Integer>();
    for (var zone : List.of(Zone.ILLUMINATI, Zone.STRUCTURE, Zone.RESOURCES)) {
      for (int card : game.seat(seat).in(zone)) {
        if (tokenObjection(game, seat, card).isEmpty()) {
          cards.add(card);
        }
      }
    }
    return cards;
  }
}
