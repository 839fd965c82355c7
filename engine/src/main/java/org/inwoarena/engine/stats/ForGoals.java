package org.inwoarena.engine.stats;

import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.state.Game;

/** Which cards Goals do not see at all (R15.3.7). */
public final class ForGoals {

  private ForGoals() {}

  /** Whether the card counts where it lies: control of it, or its having been destroyed. */
  public static boolean counts(Game game, int card) {
    return !game.card(card).zone().inStructure()
        || (Plight.countsForGoals(game, card)
            && Permissions.of(game, card).barring(Deed.COUNT_FOR_GOALS).isEmpty());
  }
}
