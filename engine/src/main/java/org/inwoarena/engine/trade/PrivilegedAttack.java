package org.inwoarena.engine.trade;

import java.util.Optional;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;

/** What a privileged attack bars between players until it is over (R11.1.7, R11.1.8). */
final class PrivilegedAttack {

  private PrivilegedAttack() {}

  /** Why a hand card cannot change hands now. */
  static Optional<Objection> handObjection(Game game, Frame.Trade trade, int card) {
    if (game.privilegedAttack().isEmpty()) {
      return Optional.empty();
    }
    var rules = game.rules();
    var side = sideObjection(game, trade);
    if (side.isPresent()) {
      return side;
    }
    if (!rules.on(Switch.GIFTS_BESIDE_PRIVILEGED)) {
      return Optional.of(Objection.NO_GIFTS_IN_PRIVILEGED);
    }
    if (!rules.on(Switch.PRIVILEGED_BARS_LESS)) {
      return Optional.of(Objection.PRIVILEGED_BARS_GIFTS);
    }
    var plot = game.printed(card).facts().kind().inPlotDeck();
    return plot && !rules.on(Switch.PLOTS_GIVEN_BESIDE_PRIVILEGED)
        ? Optional.of(Objection.NO_PLOTS_GIVEN_IN_PRIVILEGED)
        : Optional.empty();
  }

  /** Nobody gives anything to either side of it (R11.1.7). */
  static Optional<Objection> sideObjection(Game game, Frame.Trade trade) {
    return game.privilegedAttack()
        .filter(
            attack ->
                trade.isBetween(attack.attacker())
                    || attack.defender().filter(trade::isBetween).isPresent())
        .map(attack -> Objection.NO_GIFTS_TO_ITS_SIDES);
  }
}
