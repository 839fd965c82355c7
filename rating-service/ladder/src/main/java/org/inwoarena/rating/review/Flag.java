package org.inwoarena.rating.review;

/**
 * Something a judge should look at.
 *
 * @param rule which rule saw it
 * @param match the game that completed the pattern
 * @param player who gained by it
 * @param detail what was seen, in words
 */
public record Flag(Rule rule, String match, String player, String detail) {

  /** The patterns looked for. */
  public enum Rule {
    /** The same two meet again and again, and the same one always wins. */
    ONE_SIDED_PAIR,
    /** A player loses game after game to the same rival within a few turns. */
    SHORT_LOSSES,
    /** A new account rises by short games only. */
    FED_NEWCOMER
  }
}
