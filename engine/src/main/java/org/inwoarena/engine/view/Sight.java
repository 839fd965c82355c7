package org.inwoarena.engine.view;

import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.state.Game;

/** Whether an audience may see a card. */
final class Sight {

  private Sight() {}

  /** Whether the card's face is known to the audience where it lies now. */
  static boolean sees(Game game, int card, Audience audience) {
    var state = game.card(card);
    return state.seenByAll()
        || audience instanceof Audience.Judge
        || audience.seat().filter(seat -> state.seenBy(seat.index())).isPresent();
  }

  /** What the audience may be told of the card: its catalogue id, or its number. */
  static String name(Game game, int card, Audience audience) {
    return game.roster().has(card) && sees(game, card, audience)
        ? "card:" + game.printed(card).id()
        : "#" + card;
  }
}
