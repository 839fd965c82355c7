package org.inwoarena.matchmaking.match;

import java.time.Instant;
import java.util.Optional;

/**
 * A match's place among the games of a table.
 *
 * @param series what all of them have in common
 * @param number from 1
 * @param starter player id of who has the first turn; the dice decide where it is empty
 * @param roundEnds when the round's time is over; empty where none limits the game
 */
public record GameOfTable(
    String series, int number, Optional<String> starter, Optional<Instant> roundEnds) {

  /** A match that stands alone. */
  static GameOfTable alone(String match) {
    return new GameOfTable(match, 1, Optional.empty(), Optional.empty());
  }
}
