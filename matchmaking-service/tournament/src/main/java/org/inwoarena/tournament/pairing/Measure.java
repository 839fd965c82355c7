package org.inwoarena.tournament.pairing;

/**
 * What a round should have little of, the weightiest first: none is bettered at an earlier one's
 * cost.
 */
public enum Measure {
  /** Couples that must not meet. */
  FORBIDDEN,
  /** Byes to somebody who has had a free win. */
  SECOND_BYE,
  /** Times that the couples have met before. */
  REMATCH,
  /** Score groups below the one that the bye goes to. */
  BYE_GROUP,
  /** Points between the two of each pair. */
  SCORE_DIFFERENCE,
  /** Floats in the same direction as in the round before. */
  FLOAT_AGAIN,
  /** Floats in the same direction as two rounds before. */
  FLOAT_AFTER_TWO,
  /** Score groups that floats jump over. */
  GROUPS_JUMPED,
  /** Distance from "upper half against lower half", in the first round. */
  FIRST_ROUND,
  /** Games by which somebody gets further from starting as often as not. */
  START_BALANCE
}
