package org.inwoarena.tournament.life;

import static org.inwoarena.tournament.life.Objection.invalid;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.inwoarena.tournament.format.Format.Swiss;
import org.inwoarena.tournament.format.Format.SwissWithCut;

/** What settings must be like. */
final class SettingsRules {

  private static final int LONGEST_NAME = 80;
  private static final int LONGEST_DESCRIPTION = 4000;
  private static final int LARGEST = 4096;

  private SettingsRules() {}

  static List<Objection> objections(Settings settings) {
    var found = new ArrayList<Objection>();
    words(settings, found);
    numbers(settings, found);
    times(settings, found);
    return found;
  }

  private static void words(Settings settings, List<Objection> found) {
    var name = settings.name();
    if (name.isBlank() || name.length() > LONGEST_NAME) {
      found.add(invalid("name-length", "The name has 1 to %d characters.".formatted(LONGEST_NAME)));
    }
    if (hostile(name) || name.indexOf('\n') >= 0) {
      found.add(invalid("name-characters", "The name has characters nobody can see."));
    }
    if (settings.description().length() > LONGEST_DESCRIPTION || hostile(settings.description())) {
      found.add(
          invalid(
              "description",
              "The description has at most %d characters, all of them visible."
                  .formatted(LONGEST_DESCRIPTION)));
    }
    var pins = settings.pins();
    if (List.of(pins.ruleSet(), pins.cardPool(), pins.errata(), pins.validator()).stream()
        .anyMatch(String::isBlank)) {
      found.add(
          invalid("pins", "Rule set, card pool, errata and deck validator are named versions."));
    }
  }

  /** Characters that nobody sees, or that turn the text around. */
  static boolean hostile(String text) {
    return text.codePoints()
        .anyMatch(
            c ->
                (Character.isISOControl(c) && c != '\n')
                    || Character.getType(c) == Character.FORMAT
                    || Character.getType(c) == Character.SURROGATE);
  }

  private static void numbers(Settings settings, List<Objection> found) {
    var fewest = settings.format().fewest();
    var admission = settings.admission();
    if (admission.fewest() < fewest) {
      found.add(invalid("minimum", "This format needs at least %d players.".formatted(fewest)));
    }
    if (admission.cap() < admission.fewest() || admission.cap() > LARGEST) {
      found.add(invalid("cap", "The cap lies between the minimum and %d.".formatted(LARGEST)));
    }
    if (admission.ratings().filter(range -> range.lowest() > range.highest()).isPresent()) {
      found.add(invalid("rating-range", "The lowest rating is above the highest."));
    }
    if (new HashSet<>(settings.tieBreaks()).size() < settings.tieBreaks().size()) {
      found.add(invalid("tie-breaks", "A tie-break is named twice."));
    }
    var swiss = settings.format() instanceof Swiss || settings.format() instanceof SwissWithCut;
    if (settings.rounds().isPresent() && (!swiss || settings.rounds().getAsInt() < 1)) {
      found.add(invalid("rounds", "Only Swiss events name a number of rounds, at least one."));
    }
    var late = settings.attendance().late();
    if (late.isPresent() && !swiss) {
      found.add(invalid("late-entry", "Only Swiss events can be entered late."));
    }
    if (late.filter(l -> l.points() < 0 || l.points() > 1 || l.untilRound() < 2).isPresent()) {
      found.add(invalid("late-points", "A missed round is worth 0 or 1 points, from round 2 on."));
    }
  }

  private static void times(Settings settings, List<Objection> found) {
    var pace = settings.pace();
    var schedule = settings.schedule();
    var positive =
        List.of(
                pace.bank(),
                pace.cap(),
                pace.round(),
                schedule.length(),
                settings.attendance().firstBan())
            .stream()
            .allMatch(Duration::isPositive);
    if (!positive || pace.grace().isNegative() || settings.attendance().grace().isNegative()) {
      found.add(invalid("durations", "Times are longer than nothing."));
    }
    if (schedule.checkInCloses().isAfter(schedule.starts())) {
      found.add(invalid("check-in", "Check-in closes before the event starts."));
    }
    if (settings.attendance().dropAfter() < 1) {
      found.add(invalid("drop-after", "No-shows end an event after one or more."));
    }
  }
}
