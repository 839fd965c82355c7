package org.inwoarena.engine.use.effects;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.DrawReason;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Players;
import org.inwoarena.engine.turn.DrawBars;
import org.inwoarena.engine.use.Occasions;

/** Cards that are drawn, discarded and moved by card text. */
final class CardEffects {

  private CardEffects() {}

  /** Draws from the top of an own deck (R19.2.16); fewer where the deck runs out (R3.3.3). */
  static void draw(Task task, Effect.Draw effect) {
    for (int seat : task.game().playing()) {
      if (Players.is(task.scene(), effect.who(), seat)) {
        var count = task.amount(effect.count());
        if (count > 0
            && !task.game().seat(seat).in(Zone.of(effect.deck())).isEmpty()
            && DrawBars.let(task.game(), seat, effect.deck())) {
          Occasions.due(
              task.play(),
              Moment.DRAW_DUE,
              Bindings.NONE.by(seat).of(effect.deck()).drawing(count),
              new Deed.Drawing(seat, effect.deck(), DrawReason.CARD, count));
        }
      }
    }
  }

  /** Discards go to the pile of whoever held the card (R3.5.7), face up unless unseen (R3.5.1). */
  static void discard(Task task, boolean unseen) {
    var reason = unseen ? DiscardReason.UNSEEN : DiscardReason.CARD;
    for (var card : task.cards()) {
      Places.puppetsToHand(task, card);
      var holder = new Seat(task.game().card(card).holder());
      task.play().emit(new Event.Discarded(holder, new CardId(card), reason));
    }
  }

  /**
   * Moves cards to a hand, a deck or the table.
   *
   * @param more the places chosen for cards that may go anywhere in a deck: 0 the top, 1 the bottom
   */
  static void move(Task task, Effect.To to, List<Integer> more) {
    for (var i = 0; i < task.cards().size(); i++) {
      var card = task.cards().get(i);
      var holder = task.game().card(card).holder();
      switch (to) {
        case YOUR_HAND -> toHand(task, card, Zone.HAND, task.you());
        case HOLDERS_HAND -> toHand(task, card, Zone.HAND, holder);
        case PLAYERS_HAND ->
            task.use().bindings().player().ifPresent(seat -> toHand(task, card, Zone.HAND, seat));
        case YOUR_HAND_EXPOSED -> toHand(task, card, Zone.EXPOSED, task.you());
        case TOP_OF_DECK -> task.put(card, deck(task, card), holder, 0);
        case BOTTOM_OF_DECK -> task.put(card, deck(task, card), holder, Integer.MAX_VALUE);
        case ANYWHERE_IN_DECK ->
            task.put(card, deck(task, card), holder, more.get(i) == 0 ? 0 : Integer.MAX_VALUE);
        case BEFORE_YOU -> Staying.stay(task, card);
      }
    }
  }

  /** Only a Plot lies exposed; whoever loses a hidden card sees which (R3.3.9, R19.1.2). */
  private static void toHand(Task task, int card, Zone wanted, int seat) {
    Places.puppetsToHand(task, card);
    var state = task.game().card(card);
    var victim = state.holder();
    var hidden = state.zone() == Zone.HAND || state.zone().isDeck();
    if (hidden && victim != seat && !state.seenBy(victim)) {
      task.play()
          .emit(new Event.CardsSeen(Optional.of(new Seat(victim)), List.of(new CardId(card))));
    }
    task.put(card, wanted, seat, Integer.MAX_VALUE);
  }

  private static Zone deck(Task task, int card) {
    var plot = task.game().printed(card).facts().kind().inPlotDeck();
    return plot ? Zone.PLOT_DECK : Zone.GROUP_DECK;
  }
}
