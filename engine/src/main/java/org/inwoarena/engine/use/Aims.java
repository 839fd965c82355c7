package org.inwoarena.engine.use;

import java.util.List;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.stats.Filters;
import org.inwoarena.engine.stats.Scene;

/**
 * Whether what a play is aimed at still fits its text, and no immunity has come up since (R11.3.1,
 * R18.1.1, R18.1.4).
 */
record Aims(Scene scene, List<Selection> targets, Bindings bindings) {

  boolean stillFit() {
    var role = Role.TARGET;
    for (var target : targets) {
      if (target.pool() instanceof Selection.Pool.Players) {
        if (bindings.player().isPresent()
            && Outreach.immunityOf(scene, bindings.player().getAsInt()).isPresent()) {
          return false;
        }
        continue;
      }
      for (var card : bindings.cards(role)) {
        if (!Filters.matches(scene, target.of(), card)
            || Outreach.immunity(scene, card).isPresent()) {
          return false;
        }
      }
      role = Role.CHOSEN;
    }
    return true;
  }
}
