package org.inwoarena.engine.use.effects;

import java.util.List;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Amount;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Amounts;
import org.inwoarena.engine.stats.Scene;

/**
 * One effect at work.
 *
 * @param use the play it belongs to, as it was before the effect
 * @param chosen what its selections came to
 */
record Task(Play play, Use use, List<List<Integer>> chosen) {

  /** The first selection. */
  List<Integer> cards() {
    return chosen.getFirst();
  }

  Game game() {
    return play.game();
  }

  Seat seat() {
    return new Seat(use.seat());
  }

  /** The player the text calls "you": its player, or each in turn. */
  int you() {
    return use.you();
  }

  /** The card that bears the text. */
  CardId source() {
    return new CardId(use.card());
  }

  Scene scene() {
    return Scene.of(play.game(), use.card(), use.you(), use.bindings());
  }

  int amount(Amount amount) {
    return Amounts.of(scene(), amount);
  }

  /** Moves a card; a place beyond the end is the end. */
  void put(int card, Zone zone, int holder, int place) {
    var state = game().card(card);
    var pile = game().seat(holder).in(zone);
    var last = state.zone() == zone && state.holder() == holder ? pile.size() - 1 : pile.size();
    play.emit(new Event.CardMoved(new CardId(card), zone, new Seat(holder), Math.min(place, last)));
  }

  Bindings picked(Selection what) {
    if (what.pool() instanceof Selection.Pool.Players) {
      return cards().isEmpty() ? use.bindings() : use.bindings().on(cards().getFirst());
    }
    return use.bindings().with(Role.CHOSEN, cards());
  }
}
