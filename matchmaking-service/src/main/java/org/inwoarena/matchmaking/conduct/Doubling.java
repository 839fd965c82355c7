package org.inwoarena.matchmaking.conduct;

import java.time.Duration;

/**
 * A time that doubles with every step, such as a ban or a wait.
 *
 * @param longest it grows no longer
 */
public record Doubling(Duration first, Duration longest) {

  private static final int STEPS_ENOUGH = 20;

  /** The time of a step, from 0; none below. */
  public Duration at(int step) {
    if (step < 0) {
      return Duration.ZERO;
    }
    var doubled = first.multipliedBy(1L << Math.min(step, STEPS_ENOUGH));
    return doubled.compareTo(longest) > 0 ? longest : doubled;
  }
}
