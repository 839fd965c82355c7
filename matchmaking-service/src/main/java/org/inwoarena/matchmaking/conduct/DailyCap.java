package org.inwoarena.matchmaking.conduct;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * How often two players may meet for a rating: a rating farmed from one friend says nothing.
 *
 * @param games rated games of a pair on one ladder
 * @param day within this time
 */
public record DailyCap(int games, Duration day) {

  /** Meetings before this time do not count. */
  public Instant since(Instant now) {
    return now.minus(day);
  }

  /**
   * When two may meet for a rating again; empty if they may now.
   *
   * @param meetings when they met before, in any order; the game that is asked about is not among
   *     them (duty 19)
   */
  public Optional<Instant> closedUntil(List<Instant> meetings, Instant now) {
    var counted = meetings.stream().filter(at -> at.isAfter(since(now))).sorted().toList();
    return counted.size() < games
        ? Optional.empty()
        : Optional.of(counted.get(counted.size() - games).plus(day));
  }
}
