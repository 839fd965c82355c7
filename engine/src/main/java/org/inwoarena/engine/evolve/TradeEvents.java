package org.inwoarena.engine.evolve;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.GameEdit;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Zone;

/** What trades, gifts and promises change (14.2). */
final class TradeEvents {

  private TradeEvents() {}

  static Game opened(Game game, Event.TradeOpened event) {
    var by = event.by().index();
    return offered(game, by)
        .push(new Frame.Trade(by, event.to().index(), List.of(), List.of(), false))
        .done();
  }

  static Game promised(Game game, Event.Promised event) {
    return offered(game, event.seat().index()).done();
  }

  /** Counts an offer of the seat in the turn, which lies lowest on the stack. */
  private static GameEdit offered(Game game, int seat) {
    return game.edit().frame(0, ((Frame.Turn) game.frames().getFirst()).offered(seat));
  }

  static Game card(Game game, Event.TradeCardAdded event) {
    var trade = trade(game);
    var cards = new ArrayList<>(trade.cards());
    cards.add(event.card().value());
    return game.edit()
        .top(new Frame.Trade(trade.by(), trade.to(), cards, trade.groups(), false))
        .done();
  }

  static Game group(Game game, Event.TradeGroupAdded event) {
    var trade = trade(game);
    var groups = new ArrayList<>(trade.groups());
    groups.add(
        new Frame.TradedGroup(
            event.group().value(), event.master().value(), event.side(), event.payer().value()));
    return game.edit()
        .top(new Frame.Trade(trade.by(), trade.to(), trade.cards(), groups, false))
        .done();
  }

  static Game proposed(Game game) {
    var trade = trade(game);
    return game.edit()
        .top(new Frame.Trade(trade.by(), trade.to(), trade.cards(), trade.groups(), true))
        .done();
  }

  /** A card goes where it lay, before the other player; exposed Plots stay so (R14.2.9). */
  static Game given(Game game, Event.CardGiven event) {
    var card = event.card().value();
    var from = game.card(card).zone();
    var zone = from == Zone.ATTACKED ? Zone.HAND : from;
    var edit = game.edit().move(card, zone, event.to().index());
    if (zone == Zone.RESOURCES) {
      // It belongs to the receiver's Illuminati (R17.1.8).
      edit.card(card, edit.card(card).linked(0).without(Mark.LINK_ASLEEP));
    }
    return edit.done();
  }

  private static Frame.Trade trade(Game game) {
    return (Frame.Trade) game.top();
  }
}
