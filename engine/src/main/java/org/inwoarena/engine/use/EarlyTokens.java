package org.inwoarena.engine.use;

import java.util.Optional;
import org.inwoarena.engine.effect.Ability.Usable;
import org.inwoarena.engine.effect.Cost;
import org.inwoarena.engine.effect.Timing;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Phase;

/** Tokens in phases 1 to 4 of the own turn: they buy Plots and power nothing (R2.2.3). */
final class EarlyTokens {

  private EarlyTokens() {}

  static Optional<Objection> objection(Game game, int seat, Usable usable) {
    return isEarly(game, seat) && needsToken(usable.cost()) && !isPermitted(game, usable)
        ? Optional.of(Objection.TOKENS_BUY_PLOTS)
        : Optional.empty();
  }

  private static boolean isEarly(Game game, int seat) {
    return game.frame(Frame.Turn.class)
        .filter(turn -> turn.seat() == seat && turn.phase().compareTo(Phase.MAIN) < 0)
        .isPresent();
  }

  /** The 2002 line: what acts on one of these phases, and what answers something. */
  private static boolean isPermitted(Game game, Usable usable) {
    return game.rules().on(Switch.EARLY_TOKENS_POWER_AND_ANSWER)
        && (usable.at() instanceof Timing.At || !(game.top() instanceof Frame.Turn));
  }

  /** Whether the cost cannot be paid without a token. */
  private static boolean needsToken(Cost cost) {
    return switch (cost) {
      case Cost.OwnToken own -> true;
      case Cost.Action action -> true;
      case Cost.Actions actions -> true;
      case Cost.IlluminatiAction action -> true;
      case Cost.AllIlluminatiTokens all -> true;
      case Cost.Both(var costs) -> costs.stream().anyMatch(EarlyTokens::needsToken);
      case Cost.Either(var costs) -> costs.stream().allMatch(EarlyTokens::needsToken);
      default -> false;
    };
  }
}
