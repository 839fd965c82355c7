package org.inwoarena.engine.evolve;

import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.GameEdit;
import org.inwoarena.engine.state.Zone;

/** Whose discard pile a card goes to (R3.5.1, R3.5.7). */
final class Discards {

  private Discards() {}

  /** Face down where nobody may see it: who did not know the card does not know it now (R3.5.1). */
  static Game discarded(Game game, Event.Discarded event) {
    var card = event.card().value();
    var edit = put(game, game.edit(), card, event.seat().index());
    if (event.reason() == DiscardReason.UNSEEN) {
      edit.card(card, edit.card(card).seen(game.card(card).seen()));
    }
    return edit.done();
  }

  /**
   * Puts a card on the pile it belongs to.
   *
   * @param holder who held or controlled it
   */
  static GameEdit put(Game game, GameEdit edit, int card, int holder) {
    var toOwner = game.rules().on(Switch.DISCARDS_TO_OWNER);
    return edit.move(card, Zone.DISCARD, toOwner ? game.roster().owner(card) : holder);
  }
}
