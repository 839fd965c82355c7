package org.inwoarena.matchmaking.api.event;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.tournament.format.Format;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.life.Admission;
import org.inwoarena.tournament.life.Password;
import org.inwoarena.tournament.life.Settings;

/**
 * An event as an organiser announces it.
 *
 * @param format {@code swiss}, {@code swiss-top-4}, {@code swiss-top-8}, {@code
 *     single-elimination}, {@code double-elimination}, {@code round-robin}, {@code
 *     double-round-robin}
 * @param zone an IANA time zone in which people read the times
 * @param checkInCloses whoever has not checked in by then does not play
 * @param cap seats; later entries wait
 * @param minimum without so many the event does not start
 * @param password asked of whoever enters
 * @param invited player ids; left out for an open event
 * @param rounds of a Swiss event; left out for what suits the number of players
 * @param autopilot whether the platform pairs each next round at once
 * @param games of a match: {@code one-game}, which holds where it is left out, {@code two-games} or
 *     {@code best-of-three}
 */
@Schema(
    example =
        """
        {"name": "Winter Cup", "description": "Four rounds, then the top four.",
         "format": "swiss-top-4", "thirdPlace": true, "startsAt": "2026-12-20T18:00:00Z",
         "checkInCloses": "2026-12-20T17:55:00Z", "zone": "Europe/Berlin", "hours": 5,
         "cap": 64, "minimum": 5, "ratedGames": 0, "autopilot": true,
         "ruleSet": "two-player-tournament", "deckFormat": "constructed",
         "errata": "2026-11", "validator": "2",
         "clock": {"bank": 1500, "grace": 10, "cap": 180, "round": 4200},
         "tieBreaks": ["omw/1", "gw/1", "ogw/1"],
         "lateUntilRound": 2, "latePoints": 0, "games": "two-games"}
        """)
public record EventRequest(
    @NotBlank @Size(max = 80) String name,
    @NotNull @Size(max = 4000) String description,
    @NotNull
        @Pattern(
            regexp =
                "swiss|swiss-top-4|swiss-top-8|single-elimination|double-elimination|round-robin"
                    + "|double-round-robin")
        String format,
    boolean thirdPlace,
    @NotNull Instant startsAt,
    @NotNull Instant checkInCloses,
    @NotNull @Zone String zone,
    @Min(1) @Max(240) int hours,
    @Min(2) @Max(1024) int cap,
    @Min(2) @Max(1024) int minimum,
    Optional<@Size(min = 1, max = 100) String> password,
    Optional<@Size(max = 1024) List<@NotBlank @Size(max = 64) String>> invited,
    @Min(0) @Max(10_000) int ratedGames,
    Optional<@Valid Ratings> ratings,
    Optional<@Min(1) @Max(30) Integer> rounds,
    boolean autopilot,
    @NotBlank @Size(max = 64) String ruleSet,
    @NotBlank @Size(max = 64) String deckFormat,
    @NotBlank @Size(max = 64) String errata,
    @NotBlank @Size(max = 64) String validator,
    @NotNull @Valid Clock clock,
    @NotNull @Size(max = 10) List<@NotBlank @Size(max = 40) String> tieBreaks,
    Optional<@Min(2) @Max(30) Integer> lateUntilRound,
    Optional<@Min(0) @Max(1) Integer> latePoints,
    Optional<@Pattern(regexp = "one-game|two-games|best-of-three") String> games) {

  private static final Duration NO_SHOW_GRACE = Duration.ofMinutes(5);
  private static final Duration FIRST_BAN = Duration.ofHours(1);
  private static final Duration LONGEST_BAN = Duration.ofDays(14);
  private static final int DROPPED_AFTER = 2;

  /** Both ends belong to it. */
  public record Ratings(@Min(0) @Max(5000) int lowest, @Min(0) @Max(5000) int highest) {}

  /**
   * The clock of a game and of a round, in seconds.
   *
   * @param bank thinking time of a seat
   * @param grace free at every prompt
   * @param cap longest answer to one prompt
   * @param round time of a round
   */
  public record Clock(
      @Min(30) @Max(36_000) int bank,
      @Min(0) @Max(600) int grace,
      @Min(5) @Max(3600) int cap,
      @Min(60) @Max(86_400) int round) {}

  /** The settings of the event, its password hidden with this salt. */
  Settings settings(String salt) {
    return new Settings(
        name.strip(),
        description,
        eventFormat(),
        length(),
        new Settings.Pins(ruleSet, deckFormat, errata, validator, true),
        new Settings.Pace(
            Duration.ofSeconds(clock.bank()),
            Duration.ofSeconds(clock.grace()),
            Duration.ofSeconds(clock.cap()),
            Duration.ofSeconds(clock.round())),
        TieBreakIds.of(tieBreaks),
        rounds.map(OptionalInt::of).orElse(OptionalInt.empty()),
        admission(salt),
        new Settings.Schedule(startsAt, Duration.ofHours(hours), ZoneId.of(zone), checkInCloses),
        new Settings.Attendance(
            NO_SHOW_GRACE,
            DROPPED_AFTER,
            FIRST_BAN,
            LONGEST_BAN,
            lateUntilRound.map(until -> new Settings.LateEntry(until, latePoints.orElse(0)))));
  }

  private Admission admission(String salt) {
    return new Admission(
        minimum,
        cap,
        password.map(plain -> Password.of(salt, plain)),
        invited.map(EventRequest::entrants),
        ratedGames,
        ratings.map(range -> new Admission.RatingRange(range.lowest(), range.highest())));
  }

  private static Set<EntrantId> entrants(List<String> players) {
    var ids = new HashSet<EntrantId>();
    players.forEach(player -> ids.add(new EntrantId(player)));
    return ids;
  }

  private MatchLength length() {
    return switch (games.orElse("one-game")) {
      case "one-game" -> MatchLength.ONE_GAME;
      case "two-games" -> MatchLength.TWO_GAMES;
      case "best-of-three" -> MatchLength.BEST_OF_THREE;
      default -> throw new IllegalStateException("not let through by validation: " + games);
    };
  }

  private Format eventFormat() {
    return switch (format) {
      case "swiss" -> new Format.Swiss();
      case "swiss-top-4" -> new Format.SwissWithCut(4, thirdPlace);
      case "swiss-top-8" -> new Format.SwissWithCut(8, thirdPlace);
      case "single-elimination" -> new Format.SingleElimination(thirdPlace);
      case "double-elimination" -> new Format.DoubleElimination();
      case "round-robin" -> new Format.RoundRobin(1);
      case "double-round-robin" -> new Format.RoundRobin(2);
      default -> throw new IllegalStateException("not let through by validation: " + format);
    };
  }
}
