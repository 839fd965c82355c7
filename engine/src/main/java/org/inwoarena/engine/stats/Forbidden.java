package org.inwoarena.engine.stats;

import java.util.ArrayList;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.effect.Standings;
import org.inwoarena.engine.state.Game;

/** Deeds that card text bars to a card by itself, whatever they are done to. */
public final class Forbidden {

  private Forbidden() {}

  /** Whether something in force bars the deed to the card. */
  public static boolean isBarred(Game game, Deed deed, int card) {
    if (InEffect.isNothing(game)) {
      return false;
    }
    var bars = new ArrayList<Ability.Forbid>();
    InEffect.each(
        game,
        Lens.FULL,
        Standings::forbids,
        (scene, forbid, temporary) -> {
          if (forbid.deed() == deed && Filters.matches(scene, forbid.by(), card)) {
            bars.add(forbid);
          }
        });
    return !bars.isEmpty();
  }
}
