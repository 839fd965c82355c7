package org.inwoarena.rating.review;

import java.util.Optional;

/**
 * Something a judge should look at.
 *
 * @param rule which rule saw it
 * @param match the game that completed the pattern
 * @param player who gained by it; of thrown games, who threw them
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
    FED_NEWCOMER,
    /** Two players win against each other in turns: both climb by the games others play. */
    ALTERNATING_WINS,
    /** Two players play hardly anybody else. */
    SAME_PAIR,
    /** A player loses short games to whoever comes: a rating thrown away to meet weaker rivals. */
    THROWN_GAMES
  }

  /** The flag a rule raises at a game, against its winner; empty when the rule saw nothing. */
  static Optional<Flag> when(boolean seen, Rule rule, PlayedGame game, String detail) {
    return seen
        ? Optional.of(new Flag(rule, game.match(), game.winner(), detail))
        : Optional.empty();
  }

  /** The same, against another player. */
  Flag against(String other) {
    return new Flag(rule, match, other, detail);
  }
}
