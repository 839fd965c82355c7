package org.inwoarena.tournament.pairing;

import java.util.List;
import java.util.Optional;

/**
 * Who meets whom in a round.
 *
 * @param pairs from the highest score to the lowest: the order of the tables
 * @param bye who sits out, if the number is odd
 * @param totals how the round as a whole fares by each criterion, the weightiest first; no pairing
 *     is better by one of them without being worse by one before it
 */
public record Pairing(List<Pair> pairs, Optional<Bye> bye, List<Total> totals) {

  /** Keeps copies. */
  public Pairing {
    pairs = List.copyOf(pairs);
    totals = List.copyOf(totals);
  }

  /**
   * Two who meet. Dice decide who starts; the one named first has started less often.
   *
   * @param first the id of the one listed first
   * @param second the id of the other
   * @param reasons why they meet
   */
  public record Pair(String first, String second, List<Reason> reasons) {

    /** Keeps a copy. */
    public Pair {
      reasons = List.copyOf(reasons);
    }

    /** The two, in no order. */
    public Couple couple() {
      return new Couple(first, second);
    }
  }

  /**
   * One who sits out and is given a win.
   *
   * @param player his id
   * @param reasons why he
   */
  public record Bye(String player, List<Reason> reasons) {

    /** Keeps a copy. */
    public Bye {
      reasons = List.copyOf(reasons);
    }
  }

  /** What the round as a whole has of something it should have little of. */
  public record Total(Measure measure, long amount) {}
}
