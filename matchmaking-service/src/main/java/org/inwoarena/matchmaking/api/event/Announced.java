package org.inwoarena.matchmaking.api.event;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.tournament.format.Format;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.life.Settings;
import org.inwoarena.tournament.standing.TieBreak;

/** The settings of an event in the shape they were sent in. The password is never told again. */
final class Announced {

  private Announced() {}

  /**
   * What was announced.
   *
   * @param own whether the organiser is looking: he alone sees whom he has invited
   */
  static EventRequest of(Kept kept, boolean own) {
    var settings = kept.event().settings();
    var admission = settings.admission();
    var schedule = settings.schedule();
    var pins = settings.pins();
    var late = settings.attendance().late();
    return new EventRequest(
        settings.name(),
        settings.description(),
        format(settings.format()),
        thirdPlace(settings.format()),
        schedule.starts(),
        schedule.checkInCloses(),
        schedule.zone().getId(),
        Math.toIntExact(schedule.length().toHours()),
        admission.cap(),
        admission.fewest(),
        Optional.empty(),
        admission.invited().filter(list -> own).map(Announced::ids),
        admission.ratedGames(),
        admission.ratings().map(r -> new EventRequest.Ratings(r.lowest(), r.highest())),
        settings.rounds().isPresent()
            ? Optional.of(settings.rounds().getAsInt())
            : Optional.empty(),
        kept.autopilot(),
        pins.ruleSet(),
        pins.cardPool(),
        pins.errata(),
        pins.validator(),
        clock(settings.pace()),
        settings.tieBreaks().stream().map(TieBreak::id).toList(),
        late.map(Settings.LateEntry::untilRound),
        late.map(Settings.LateEntry::points),
        Optional.of(games(settings.length())));
  }

  private static List<String> ids(Set<EntrantId> invited) {
    return invited.stream().map(EntrantId::value).sorted().toList();
  }

  private static EventRequest.Clock clock(Settings.Pace pace) {
    return new EventRequest.Clock(
        seconds(pace.bank()), seconds(pace.grace()), seconds(pace.cap()), seconds(pace.round()));
  }

  private static int seconds(Duration time) {
    return Math.toIntExact(time.toSeconds());
  }

  private static String games(MatchLength length) {
    return switch (length) {
      case ONE_GAME -> "one-game";
      case TWO_GAMES -> "two-games";
      case BEST_OF_THREE -> "best-of-three";
    };
  }

  private static String format(Format format) {
    return switch (format) {
      case Format.Swiss swiss -> "swiss";
      case Format.SwissWithCut(int cut, boolean third) -> "swiss-top-" + cut;
      case Format.SingleElimination single -> "single-elimination";
      case Format.DoubleElimination twice -> "double-elimination";
      case Format.RoundRobin(int cycles) -> cycles == 1 ? "round-robin" : "double-round-robin";
    };
  }

  private static boolean thirdPlace(Format format) {
    return switch (format) {
      case Format.SwissWithCut(int cut, boolean third) -> third;
      case Format.SingleElimination(boolean third) -> third;
      default -> false;
    };
  }
}
