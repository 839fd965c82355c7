package org.inwoarena.tournament.export;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.zone.ZoneOffsetTransition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Time zones as an iCalendar object needs them: how the clocks stand around its events. */
final class ZoneRules {

  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss");

  private ZoneRules() {}

  /** A component for each zone. */
  static List<String> of(List<CalendarEntry> entries) {
    var spans = new TreeMap<String, List<Instant>>();
    for (var entry : entries) {
      var times = spans.computeIfAbsent(entry.zone().getId(), id -> new ArrayList<>());
      times.add(entry.starts());
      times.add(entry.ends());
    }
    return spans.entrySet().stream().flatMap(span -> zone(span).stream()).toList();
  }

  private static List<String> zone(Map.Entry<String, List<Instant>> span) {
    var zone = ZoneId.of(span.getKey());
    var from = span.getValue().stream().min(Instant::compareTo).orElseThrow();
    var to = span.getValue().stream().max(Instant::compareTo).orElseThrow();
    var lines = new ArrayList<>(List.of("BEGIN:VTIMEZONE", "TZID:" + zone.getId()));
    var changes = changes(zone, from, to);
    if (changes.isEmpty()) {
      var offset = zone.getRules().getOffset(from);
      lines.addAll(observance(false, LocalDateTime.of(1970, 1, 1, 0, 0), offset, offset));
    }
    for (var change : changes) {
      var summer = zone.getRules().isDaylightSavings(change.getInstant());
      lines.addAll(
          observance(
              summer,
              change.getDateTimeBefore(),
              change.getOffsetBefore(),
              change.getOffsetAfter()));
    }
    lines.add("END:VTIMEZONE");
    return lines;
  }

  /** The last change before the first event, and those up to the last one. */
  private static List<ZoneOffsetTransition> changes(ZoneId zone, Instant from, Instant to) {
    var changes = new ArrayList<ZoneOffsetTransition>();
    var change = zone.getRules().previousTransition(from.plus(Duration.ofSeconds(1)));
    while (change != null && !change.getInstant().isAfter(to)) {
      changes.add(change);
      change = zone.getRules().nextTransition(change.getInstant());
    }
    return changes;
  }

  private static List<String> observance(
      boolean summer, LocalDateTime start, ZoneOffset before, ZoneOffset after) {
    var name = summer ? "DAYLIGHT" : "STANDARD";
    return List.of(
        "BEGIN:" + name,
        "DTSTART:" + STAMP.format(start),
        "TZOFFSETFROM:" + offset(before),
        "TZOFFSETTO:" + offset(after),
        "END:" + name);
  }

  private static String offset(ZoneOffset offset) {
    return offset.getTotalSeconds() == 0 ? "+0000" : offset.getId().replace(":", "");
  }
}
