package org.inwoarena.engine.use;

import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Against;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Nature;
import org.inwoarena.engine.stats.Conditions;
import org.inwoarena.engine.stats.Permissions;
import org.inwoarena.engine.stats.Scene;

/** Whether plays that are made still fit their text (18.1). */
public final class Legality {

  private Legality() {}

  /** Whether a Plot at work in an attack still fits: its condition and its aim (R18.1.1). */
  public static boolean stillFits(Game game, Nature.InUse used, Ability.Usable usable) {
    var scene = Scene.of(game, used.origin().card(), used.seat(), used.bindings());
    return Conditions.holds(scene, usable.when())
        && new Aims(scene, usable.targets(), used.bindings()).stillFit();
  }

  /** Whether the target is not immune to privileged attacks of that leader (11.3). */
  public static boolean mayBePrivileged(Game game, Frame.Attack attack) {
    return Permissions.of(game, attack.leader(), attack.target())
        .immunity(Against.PRIVILEGED)
        .isEmpty();
  }

  /** Whether the target of a Plot's attack still fits the Plot (R18.1.4). */
  public static boolean launchFits(Game game) {
    var below = game.frames().get(game.frames().size() - 2);
    if (!(below instanceof Use use)
        || !(game.ability(use.origin()) instanceof Ability.Usable usable)) {
      return true;
    }
    var scene = Scene.of(game, use.card(), use.seat(), use.bindings());
    return new Aims(scene, usable.targets(), use.bindings()).stillFit();
  }
}
