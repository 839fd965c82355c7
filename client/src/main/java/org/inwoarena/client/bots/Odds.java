package org.inwoarena.client.bots;

/** Chances of two dice. */
final class Odds {

  private Odds() {}

  /** Chance of rolling so much or less with two dice; 11 and 12 never succeed (R7.5.2). */
  static double of(int needed) {
    var cases = 0;
    for (var total = 2; total <= Math.min(needed, 10); total++) {
      cases += Math.min(total - 1, 13 - total);
    }
    return cases / 36.0;
  }
}
