package org.inwoarena.engine.effect;

import org.inwoarena.engine.effect.Ability.Modifier;
import org.inwoarena.engine.effect.Ability.Value;

/** Which changes could bring a Power down to 0 (R4.6.3), by their text alone. */
final class PowerLoss {

  private PowerLoss() {}

  static boolean isPossible(Ability ability) {
    return ability instanceof Modifier modifier
        && modifier.values().contains(Value.POWER)
        && switch (modifier.op()) {
          case RAISE -> false;
          case PLUS -> mayBeNegative(modifier.amount());
          case SET, LOWER, TIMES ->
              !(modifier.amount() instanceof Amount.Number(var amount) && amount > 0);
          case DIVIDE, ACCUMULATE -> true;
        };
  }

  /** Whether the number could be below 0; numbers of cards never are (R4.6.1). */
  private static boolean mayBeNegative(Amount amount) {
    return switch (amount) {
      case Amount.Number(var value) -> value < 0;
      case Amount.Count count -> false;
      case Amount.Sum sum -> false;
      case Amount.Value value -> false;
      case Amount.Plus(var one, var other) -> mayBeNegative(one) || mayBeNegative(other);
      default -> true;
    };
  }
}
