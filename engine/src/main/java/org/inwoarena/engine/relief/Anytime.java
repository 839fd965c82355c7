package org.inwoarena.engine.relief;

import java.util.Optional;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Phase;

/** When a player may spend tokens "at any time" (R19.2.15, R12.5.6). */
final class Anytime {

  private Anytime() {}

  /** Not before phase 5 of the own turn, and not into somebody else's privileged attack. */
  static Optional<Objection> objection(Game game, int seat) {
    var turn = game.frame(Frame.Turn.class);
    if (turn.isEmpty()) {
      return Optional.of(Objection.NOT_NOW);
    }
    if (turn.get().seat() == seat && turn.get().phase().compareTo(Phase.MAIN) < 0) {
      return Optional.of(Objection.TOKENS_BUY_PLOTS);
    }
    return game.attack().filter(attack -> !attack.admits(seat)).isPresent()
        ? Optional.of(Objection.NOT_IN_PRIVILEGED)
        : Optional.empty();
  }
}
