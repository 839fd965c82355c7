package org.inwoarena.tournament.pairing;

import java.util.List;

/**
 * One reason of a pair or a bye.
 *
 * @param code for machines
 * @param players the ids of those it speaks of
 * @param sentence for people
 */
public record Reason(Code code, List<String> players, String sentence) {

  /** Keeps a copy. */
  public Reason {
    players = List.copyOf(players);
  }

  static Reason of(Code code, List<Contender> players, String sentence) {
    return new Reason(code, players.stream().map(Contender::id).toList(), sentence);
  }

  /** What kind of reason it is. */
  public enum Code {
    /** A judge set the pair. */
    FORCED,
    /** The two have met before, since no round without a rematch exists. */
    REMATCH,
    /** Both are in one score group. */
    SAME_SCORE,
    /** They are not. */
    FLOAT,
    /** A score group is odd in number: somebody must float. */
    ODD_GROUP,
    /** In his own score group he has met these already. */
    ALREADY_MET,
    /** In his own score group he must not meet these. */
    MUST_NOT_MEET,
    /** Any other round has more points between its pairs, or a rematch. */
    LEAST_DIFFERENCE,
    /** He floats as he did not long ago, since any other round would be worse. */
    FLOAT_AGAIN,
    /** Upper half of the start list against the lower half. */
    UPPER_AGAINST_LOWER,
    /** Among equals, lots decided. */
    BY_LOT,
    /** Listed first for having started less often. */
    STARTED_LESS,
    /** The bye goes to the lowest score group. */
    LOWEST_GROUP,
    /** These stand lower, but have had a free win. */
    HAD_FREE_WIN,
    /** These stand lower, but without them the others cannot be paired without a rematch. */
    NEEDED,
    /** A second free win, since there is no other round. */
    SECOND_BYE
  }
}
