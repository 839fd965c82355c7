package org.inwoarena.rating.ladder;

/**
 * The Elo arithmetic of all ladders, in integers: ratings in hundredths of a point, expected scores
 * in millionths, scores in half points.
 *
 * <p>The expected score comes from the formula, not from FIDE's table. Rounding is half up by
 * amount (away from zero), so what one player wins the other loses whenever their K is equal.
 */
public final class Elo {

  /** Where everybody starts: 1500. */
  public static final int START = 150_000;

  /** No rating falls below 100. */
  public static final int FLOOR = 10_000;

  /** A larger difference counts as 400 points. */
  static final int LARGEST_DIFFERENCE = 40_000;

  /** The expected score of a sure win. */
  static final int ONE = 1_000_000;

  private static final int HALF_POINT = ONE / 2;
  private static final int MILLIONTHS_PER_HUNDREDTH = ONE / 100;

  private Elo() {}

  /**
   * The expected score in millionths. Both players' expectations add up to exactly one: the weaker
   * player's is what the stronger one's leaves.
   */
  public static int expected(int own, int rival) {
    return own >= rival ? favourite(own - rival) : ONE - favourite(rival - own);
  }

  /** The change of a rating, in hundredths. */
  public static int change(int k, int score, int expected) {
    var millionths = (long) k * ((long) score * HALF_POINT - expected);
    return (int) roundedHalfUp(millionths, MILLIONTHS_PER_HUNDREDTH);
  }

  private static int favourite(int lead) {
    var points = Math.min(lead, LARGEST_DIFFERENCE) / 100.0;
    // StrictMath: the same value on every machine, so a ladder can be recomputed anywhere.
    return (int) StrictMath.round(ONE / (1 + StrictMath.pow(10, -points / 400)));
  }

  /** An amount in whole units, halves away from zero. */
  static long roundedHalfUp(long amount, long unit) {
    var rounded = (Math.abs(amount) + unit / 2) / unit;
    return amount < 0 ? -rounded : rounded;
  }
}
