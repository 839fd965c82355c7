package org.inwoarena.tournament.life;

import java.util.List;
import java.util.stream.Stream;
import org.inwoarena.tournament.history.Game;

/**
 * The games of a table so far.
 *
 * @param begun how many have begun
 * @param ended how many of those are over
 * @param games those that count, in order
 */
public record Series(int begun, int ended, List<Game> games) {

  static final Series NONE = new Series(0, 0, List.of());

  /** Keeps an own copy. */
  public Series {
    games = List.copyOf(games);
  }

  /** Whether a game is being played. */
  public boolean isRunning() {
    return begun > ended;
  }

  Series next() {
    return new Series(begun + 1, ended, games);
  }

  /** One more is over; it counts unless it ended before it really began. */
  Series over(Stream<Game> counted) {
    return new Series(begun, ended + 1, Stream.concat(games.stream(), counted).toList());
  }
}
