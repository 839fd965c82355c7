package org.inwoarena.engine.stats;

import java.util.concurrent.atomic.AtomicBoolean;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.state.Game;

/** Deeds that card text bars to a card by itself, whatever they are done to. */
public final class Forbidden {

  private Forbidden() {}

  /** Whether something in force bars the deed to the card. */
  public static boolean isBarred(Game game, Deed deed, int card) {
    var barred = new AtomicBoolean();
    StandingAbilities.each(
        game,
        Ability.Forbid.class,
        (scene, forbid) -> {
          if (forbid.deed() == deed && Filters.matches(scene, forbid.by(), card)) {
            barred.set(true);
          }
        });
    return barred.get();
  }
}
