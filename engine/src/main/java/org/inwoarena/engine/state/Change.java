package org.inwoarena.engine.state;

/**
 * A change of one value of one card, in force from the play that made it.
 *
 * @param card whose value
 * @param source the card that changes it, for the sum's terms
 * @param until when it ends
 */
public record Change(int card, Value value, Op op, int amount, int source, Until until) {

  /** The values a change can speak of. */
  public enum Value {
    POWER,
    GLOBAL_POWER,
    RESISTANCE
  }

  /** How it changes them, in the order of R19.1.6. */
  public enum Op {
    /** The value is this; the last one played counts (R19.1.7). */
    SET,
    /** The value is this unless it is as high already (R3.8.6). */
    RAISE,
    /** The value is multiplied; only the highest counts (R19.1.8). */
    TIMES,
    /** The value is halved and so on, rounded down, along with the multiplier (R12.4.8). */
    DIVIDE,
    /** The value grows or, with a negative amount, falls. */
    PLUS
  }

  /** How long it lasts; only permanent changes count for Goals (R15.6.2). */
  public enum Until {
    TURN_ENDS,
    REMOVED
  }
}
