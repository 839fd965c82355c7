package org.inwoarena.game.clock;

import java.time.Duration;

/**
 * The clock rules of a match.
 *
 * @param bank thinking time of a seat for the whole match
 * @param grace free time at every prompt; what is left of it is lost
 * @param cap longest answer to one prompt; then its default is given
 */
public record ClockRules(Duration bank, Duration grace, Duration cap) {

  /** Checks that no time is negative and that a prompt may take any time at all. */
  public ClockRules {
    if (bank.isNegative() || grace.isNegative() || cap.isNegative() || cap.isZero()) {
      throw new IllegalArgumentException(
          "clock rules out of range: bank " + bank + ", grace " + grace + ", cap " + cap);
    }
  }

  /** How long a prompt may stay open for a seat that has this much left in the bank. */
  Duration longest(Duration left) {
    var untilFlag = grace.plus(left);
    return cap.compareTo(untilFlag) <= 0 ? cap : untilFlag;
  }

  /** Whether a prompt that ran its longest time ends with the bank empty, not at the cap. */
  boolean endsByFlag(Duration left) {
    return grace.plus(left).compareTo(cap) < 0;
  }
}
