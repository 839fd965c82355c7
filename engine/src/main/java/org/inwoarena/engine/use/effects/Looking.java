package org.inwoarena.engine.use.effects;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Who;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Players;

/** Cards that are looked at, exposed, hidden again, and decks that are shuffled. */
final class Looking {

  private Looking() {}

  /** Cards are seen by the viewers, by everybody for ANYONE (EFFECTS 2.3). */
  static void look(Task task, Effect.Look effect) {
    if (effect.viewer() == Who.ANYONE) {
      show(task, Optional.empty(), task.cards());
      return;
    }
    for (int seat : task.game().playing()) {
      if (Players.is(task.scene(), effect.viewer(), seat)) {
        show(task, Optional.of(new Seat(seat)), task.cards());
      }
    }
  }

  private static void show(Task task, Optional<Seat> viewer, List<Integer> cards) {
    if (!cards.isEmpty()) {
      task.play().emit(new Event.CardsSeen(viewer, cards.stream().map(CardId::new).toList()));
    }
  }

  /** Hidden Plots lie face up before their player (R3.2.3). */
  static void expose(Task task) {
    for (var card : task.cards()) {
      if (isHiddenPlot(task.game(), card)) {
        var holder = new Seat(task.game().card(card).holder());
        task.play().emit(new Event.PlotExposed(holder, new CardId(card)));
      }
    }
  }

  private static boolean isHiddenPlot(Game game, int card) {
    return game.card(card).zone() == Zone.HAND && game.printed(card).facts().kind().inPlotDeck();
  }

  /** Exposed Plots are hidden again (R3.2.3). */
  static void hide(Task task) {
    for (var card : task.cards()) {
      if (task.game().card(card).zone() == Zone.EXPOSED) {
        task.put(card, Zone.HAND, task.game().card(card).holder(), Integer.MAX_VALUE);
      }
    }
  }

  /** A deck is shuffled; what was known of its order is known no longer (R19.2.13). */
  static void shuffle(Task task, Effect.Shuffle effect) {
    for (int seat : task.game().playing()) {
      var deck = task.game().seat(seat).in(Zone.of(effect.deck()));
      if (Players.is(task.scene(), effect.whose(), seat) && deck.size() > 1) {
        var shuffled = task.play().shuffled(seat, new ArrayList<>(deck.ids()));
        task.play()
            .emit(
                new Event.DeckShuffled(
                    new Seat(seat), effect.deck(), shuffled.order(), shuffled.counter()));
      }
    }
  }
}
