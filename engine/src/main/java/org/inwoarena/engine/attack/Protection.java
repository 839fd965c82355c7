package org.inwoarena.engine.attack;

import java.util.Optional;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;

/** The protection of players in their first turn (1.4, R20.1.3). */
final class Protection {

  private Protection() {}

  /** Why a player may not attack a Group of another. */
  static Optional<Objection> objection(Game game, int attacker, int defender) {
    if (game.rules().noAttackBeforeBothPlayed()
        && (isProtected(game, attacker) || isProtected(game, defender))) {
      return Optional.of(Objection.FIRST_TURNS_UNFINISHED);
    }
    return isProtected(game, defender)
        ? Optional.of(Objection.FIRST_TURN_PROTECTED)
        : Optional.empty();
  }

  /** Whether a player may take part in an attack: only the attacked may in a protected one's. */
  static boolean mayTakePart(Game game, Frame.Attack attack, int seat) {
    if (seat == attack.attacker() || !isProtected(game, attack.attacker())) {
      return true;
    }
    var attacked = attack.defender().filter(defender -> defender == seat).isPresent();
    return attacked
        && (game.rules().on(Switch.ANSWER_NEEDS_NO_OWN_TURN) || !isProtected(game, seat));
  }

  private static boolean isProtected(Game game, int seat) {
    return game.seat(seat).turnsTaken() == 0;
  }
}
