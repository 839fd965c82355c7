package org.inwoarena.engine.stats;

import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;

/** What Goals see of a card (15.6), and which cards they do not see at all (R15.3.7). */
public final class ForGoals {

  private static final String PARALYZED = "Paralyzed";

  private ForGoals() {}

  /** Whether the card counts where it lies. */
  public static boolean counts(Game game, int card) {
    return !game.card(card).zone().inStructure()
        || (!isBehindDevastation(game, card)
            && !game.inForce().isMarked(card, PARALYZED)
            && !Forbidden.isBarred(game, Deed.COUNT_FOR_GOALS, card));
  }

  /** Devastated itself, or hanging somewhere below a devastated Place (R12.4.3). */
  private static boolean isBehindDevastation(Game game, int card) {
    for (var at = card; at != 0; at = game.card(at).spot().master()) {
      if (game.card(at).has(Mark.DEVASTATED)) {
        return true;
      }
    }
    return false;
  }
}
