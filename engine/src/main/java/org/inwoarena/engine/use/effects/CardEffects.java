package org.inwoarena.engine.use.effects;

import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.DrawReason;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Players;

/** Cards that are drawn, discarded and moved by card text. */
final class CardEffects {

  private CardEffects() {}

  /** Draws from the top of an own deck (R19.2.16); fewer where the deck runs out (R3.3.3). */
  static void draw(Task task, Effect.Draw effect) {
    for (int seat : task.game().playing()) {
      if (Players.is(task.scene(), effect.who(), seat)) {
        var deck = task.game().seat(seat).in(Zone.of(effect.deck())).ids();
        var count = Math.min(deck.size(), task.amount(effect.count()));
        if (count > 0) {
          task.play()
              .emit(
                  new Event.CardsDrawn(
                      new Seat(seat), effect.deck(), DrawReason.CARD, deck.subList(0, count)));
        }
      }
    }
  }

  /** Discards go to the pile of whoever held the card (R3.5.7). */
  static void discard(Task task) {
    for (var card : task.cards()) {
      var holder = new Seat(task.game().card(card).holder());
      task.play().emit(new Event.Discarded(holder, new CardId(card), DiscardReason.CARD));
    }
  }

  /** Moves cards to a hand, a deck or the table. */
  static void move(Task task, Effect.To to) {
    for (var card : task.cards()) {
      var holder = task.game().card(card).holder();
      switch (to) {
        case YOUR_HAND -> put(task, card, Zone.HAND, task.use().seat(), Integer.MAX_VALUE);
        case HOLDERS_HAND -> put(task, card, Zone.HAND, holder, Integer.MAX_VALUE);
        case YOUR_HAND_EXPOSED ->
            put(task, card, Zone.EXPOSED, task.use().seat(), Integer.MAX_VALUE);
        case TOP_OF_DECK -> put(task, card, deck(task, card), holder, 0);
        case BOTTOM_OF_DECK, ANYWHERE_IN_DECK ->
            put(task, card, deck(task, card), holder, Integer.MAX_VALUE);
        case YOUR_RESOURCES ->
            put(task, card, Zone.RESOURCES, task.use().seat(), Integer.MAX_VALUE);
      }
    }
  }

  private static Zone deck(Task task, int card) {
    var plot = task.game().printed(card).facts().kind().inPlotDeck();
    return plot ? Zone.PLOT_DECK : Zone.GROUP_DECK;
  }

  private static void put(Task task, int card, Zone zone, int holder, int place) {
    var state = task.game().card(card);
    var pile = task.game().seat(holder).in(zone);
    var last = state.zone() == zone && state.holder() == holder ? pile.size() - 1 : pile.size();
    task.play()
        .emit(new Event.CardMoved(new CardId(card), zone, new Seat(holder), Math.min(place, last)));
  }
}
