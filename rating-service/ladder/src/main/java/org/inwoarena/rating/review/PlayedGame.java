package org.inwoarena.rating.review;

import java.time.Instant;

/**
 * A rated game that one side won.
 *
 * @param turns how many turns were begun
 */
public record PlayedGame(String match, String winner, String loser, int turns, Instant endedAt) {

  /** Games of at most this many turns end before a deck has shown anything. */
  static final int SHORT_GAME = 4;

  /** Whether it was over before anything could be won in earnest. */
  boolean isShort() {
    return turns <= SHORT_GAME;
  }

  /** Whether it was played by these two, whoever won. */
  boolean between(String one, String other) {
    return (winner.equals(one) && loser.equals(other))
        || (winner.equals(other) && loser.equals(one));
  }

  /** Whether this player had part in it. */
  boolean has(String player) {
    return winner.equals(player) || loser.equals(player);
  }
}
