package org.inwoarena.tournament.pairing;

import java.util.List;
import java.util.Set;

/**
 * A round to be paired.
 *
 * @param number from 1
 * @param contenders those who play it, in any order; who has dropped out is not among them
 * @param forbidden couples that must not meet, whatever else
 * @param forced couples that must meet, even if they have met before
 * @param firstRound how the first round is paired
 * @param seed of the lots that decide where nothing else does
 */
public record SwissRound(
    int number,
    List<Contender> contenders,
    Set<Couple> forbidden,
    Set<Couple> forced,
    FirstRound firstRound,
    long seed) {

  /** Keeps copies. */
  public SwissRound {
    contenders = List.copyOf(contenders);
    forbidden = Set.copyOf(forbidden);
    forced = Set.copyOf(forced);
  }

  /** A round without a judge's wishes. */
  public static SwissRound of(int number, List<Contender> contenders, long seed) {
    return new SwissRound(
        number, contenders, Set.of(), Set.of(), FirstRound.UPPER_AGAINST_LOWER, seed);
  }

  /** Whether the start list decides who meets whom. */
  boolean byStartList() {
    return number == 1 && firstRound == FirstRound.UPPER_AGAINST_LOWER;
  }
}
