package org.inwoarena.engine.use;

import java.util.Optional;
import org.inwoarena.engine.effect.Ability.Usable;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Scene;

/** What bars a play: prohibitions, protection and immunity. */
final class Bars {

  private Bars() {}

  static Optional<Objection> objection(Game game, Scene scene, Usable usable) {
    return Optional.empty();
  }
}
