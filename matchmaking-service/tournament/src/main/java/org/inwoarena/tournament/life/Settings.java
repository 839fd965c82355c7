package org.inwoarena.tournament.life;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.inwoarena.tournament.format.Format;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.standing.TieBreak;

/**
 * Everything about an event that is fixed when it is published.
 *
 * @param rounds of the standings; empty for what suits the number of entrants
 */
public record Settings(
    String name,
    String description,
    Format format,
    MatchLength length,
    Pins pins,
    Pace pace,
    List<TieBreak> tieBreaks,
    OptionalInt rounds,
    Admission admission,
    Schedule schedule,
    Attendance attendance) {

  /** Keeps an own copy. */
  public Settings {
    tieBreaks = List.copyOf(tieBreaks);
  }

  /**
   * What the games are played by: a later rule, card or erratum changes nothing for this event.
   *
   * @param decks whether decks are registered
   */
  public record Pins(
      String ruleSet, String cardPool, String errata, String validator, boolean decks) {}

  /**
   * How long things take.
   *
   * @param bank thinking time of a seat for a game
   * @param grace free at every prompt
   * @param cap longest answer to one prompt
   * @param round time of a round
   */
  public record Pace(Duration bank, Duration grace, Duration cap, Duration round) {}

  /**
   * When it is.
   *
   * @param zone in which people read the times
   * @param checkInCloses whoever has not checked in by then does not play
   */
  public record Schedule(Instant starts, Duration length, ZoneId zone, Instant checkInCloses) {}

  /**
   * What becomes of those who are not there.
   *
   * @param grace after the beginning of a round, until a no-show is forfeited
   * @param dropAfter so many no-shows at this event end it for the player
   * @param firstBan for the first no-show anywhere; doubled by each further one
   * @param longestBan no ban is longer
   * @param late whether and how one may come late
   */
  public record Attendance(
      Duration grace,
      int dropAfter,
      Duration firstBan,
      Duration longestBan,
      Optional<LateEntry> late) {

    /** The ban after so many no-shows. */
    public Duration ban(int noShows) {
      var doubled = firstBan.multipliedBy(1L << Math.min(Math.max(noShows - 1, 0), 20));
      return doubled.compareTo(longestBan) > 0 ? longestBan : doubled;
    }
  }

  /**
   * Coming late.
   *
   * @param untilRound the last round one may begin with
   * @param points match points for each round missed: 0 or 1
   */
  public record LateEntry(int untilRound, int points) {}

  /** What stands against these settings, all of it. */
  public List<Objection> objections() {
    return SettingsRules.objections(this);
  }
}
