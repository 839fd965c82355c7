package org.inwoarena.client.event;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The settings of an event, as an organiser sends them and everybody reads them.
 *
 * @param format {@code swiss}, {@code swiss-top-4}, {@code swiss-top-8}, {@code
 *     single-elimination}, {@code double-elimination}, {@code round-robin}, {@code
 *     double-round-robin}
 * @param zone an IANA time zone in which people read the times
 * @param cap seats; later entries wait
 * @param minimum without so many the event does not start
 * @param password asked of whoever enters; never told again
 * @param invited player ids; empty for an open event
 * @param rounds of a Swiss event; empty for what suits the number of players
 * @param autopilot whether the platform pairs each next round at once
 * @param tieBreaks names with versions, such as {@code omw/1}
 * @param games of a match: {@code one-game}, which holds where it is left out, {@code two-games} or
 *     {@code best-of-three}
 */
public record EventSettings(
    String name,
    String description,
    String format,
    boolean thirdPlace,
    Instant startsAt,
    Instant checkInCloses,
    String zone,
    int hours,
    int cap,
    int minimum,
    Optional<String> password,
    Optional<List<String>> invited,
    int ratedGames,
    Optional<Ratings> ratings,
    Optional<Integer> rounds,
    boolean autopilot,
    String ruleSet,
    String deckFormat,
    String errata,
    String validator,
    Clock clock,
    List<String> tieBreaks,
    Optional<Integer> lateUntilRound,
    Optional<Integer> latePoints,
    Optional<String> games) {

  /** Keeps own copies. */
  public EventSettings {
    invited = invited.map(List::copyOf);
    tieBreaks = List.copyOf(tieBreaks);
  }

  /** Both ends belong to it. */
  public record Ratings(int lowest, int highest) {}

  /**
   * The clock of a game and of a round, in seconds.
   *
   * @param bank thinking time of a seat
   * @param grace free at every prompt
   * @param cap longest answer to one prompt
   * @param round time of a round
   */
  public record Clock(int bank, int grace, int cap, int round) {}
}
