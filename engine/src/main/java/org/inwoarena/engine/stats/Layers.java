package org.inwoarena.engine.stats;

import org.inwoarena.engine.effect.Ability.Op;

/**
 * One number being put together: set, then times, then plus, whatever the order of play (R19.1.6,
 * R19.1.18). For one use.
 */
final class Layers {

  private final int moreSteps;
  private int base;
  private int times = 1;
  private int divisor = 1;
  private int plus;
  private boolean halved;
  private boolean displacedByMultiplier;

  Layers(int printed, int moreSteps) {
    this.base = printed;
    this.moreSteps = moreSteps;
  }

  /** Takes one change in; those that set come in the order of play (R19.1.7). */
  void add(Op op, int amount) {
    switch (op) {
      case SET -> base = amount;
      case RAISE -> base = Math.max(base, amount);
      case LOWER -> base = Math.min(base, amount);
      // Only the highest multiplier counts (R19.1.8); halving goes along with it (R12.4.8).
      case TIMES -> times = Math.max(times, amount);
      case DIVIDE -> divisor = Math.max(divisor, amount);
      case PLUS -> plus += amount;
      // Says that unspent tokens stay (R2.2.14), not how many come.
      case ACCUMULATE -> {}
    }
  }

  /** Halves it in the step of multipliers; by one reading a multiplier displaces that (R12.4.8). */
  void halve(boolean displaced) {
    halved = true;
    displacedByMultiplier = displaced;
  }

  /** The number, rounded down where divided (R19.1.15), never below 0 (R4.6.1). */
  int total() {
    var halves = halved && !(displacedByMultiplier && times > 1);
    return Math.max(0, base * (times + moreSteps) / (halves ? divisor * 2 : divisor) + plus);
  }
}
