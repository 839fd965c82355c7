package org.inwoarena.engine.stats;

import java.util.List;
import org.inwoarena.engine.state.Change;
import org.inwoarena.engine.state.Change.Value;
import org.inwoarena.engine.state.Game;

/** Power, Global Power and Resistance in the layers of R19.1.6: set, times, plus, limits. */
public final class Values {

  private Values() {}

  /** Current Power (R4.5.4), never below 0 (R4.6.1). */
  public static int power(Game game, int card) {
    return layered(game.changes(), card, Value.POWER, game.printed(card).facts().power(), 0);
  }

  /** Current Global Power: never above current Power (R4.5.8). */
  public static int globalPower(Game game, int card) {
    var own =
        layered(
            game.changes(), card, Value.GLOBAL_POWER, game.printed(card).facts().globalPower(), 0);
    return Math.min(own, power(game, card));
  }

  /** Current Resistance without bonuses (R8.4.1); 0 for a card that prints none. */
  public static int resistance(Game game, int card) {
    var printed = game.printed(card).facts().resistance().orElse(0);
    return layered(game.changes(), card, Value.RESISTANCE, printed, 0);
  }

  /** What a token of the target is worth in its own defence: one multiplying step more. */
  public static int selfDefence(Game game, int card) {
    return layered(game.changes(), card, Value.POWER, game.printed(card).facts().power(), 1);
  }

  /** Whether a change has brought the Power down to 0: no token, no action (R4.6.3, R4.6.5). */
  public static boolean isReducedToNothing(Game game, int card) {
    return game.printed(card).facts().power() > 0 && power(game, card) == 0;
  }

  /**
   * A value through its layers.
   *
   * @param moreSteps steps added to the multiplier, 1 for self-defence (R8.7.10)
   */
  static int layered(List<Change> changes, int card, Value value, int printed, int moreSteps) {
    if (changes.isEmpty()) {
      return printed * (1 + moreSteps);
    }
    var base = printed;
    var times = 1;
    var divisor = 1;
    var plus = 0;
    for (var change : changes) {
      if (change.card() != card || change.value() != value) {
        continue;
      }
      switch (change.op()) {
        case SET -> base = change.amount();
        case RAISE -> base = Math.max(base, change.amount());
        case TIMES -> times = Math.max(times, change.amount());
        case DIVIDE -> divisor = Math.max(divisor, change.amount());
        case PLUS -> plus += change.amount();
      }
    }
    return Math.max(0, base * (times + moreSteps) / divisor + plus);
  }
}
