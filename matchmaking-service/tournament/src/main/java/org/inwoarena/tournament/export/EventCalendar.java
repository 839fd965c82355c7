package org.inwoarena.tournament.export;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;

/**
 * Events as an iCalendar object (RFC 5545). Times are in UTC, or in the zone of the event with the
 * rules of that zone around it. An entry keeps its UID for ever and its SEQUENCE only grows, so
 * that clients show a change, or that an event is off, in the place of what they knew.
 */
public final class EventCalendar {

  /** How times are written. */
  public enum Times {
    /** In UTC: no zone rules are needed, clients show their own. */
    UTC,
    /** In the event's zone. */
    ZONED
  }

  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss");
  private static final int OCTETS = 75;

  private final List<String> lines = new ArrayList<>();
  private final Times times;

  private EventCalendar(Times times) {
    this.times = times;
  }

  /**
   * A calendar of events; clients look again after an hour.
   *
   * @param name of the calendar
   */
  public static String of(String name, List<CalendarEntry> entries, Times times) {
    var calendar = new EventCalendar(times);
    calendar.lines.addAll(
        List.of(
            "BEGIN:VCALENDAR",
            "VERSION:2.0",
            "PRODID:-//INWO Arena//Events//EN",
            "NAME:" + escape(name),
            "X-WR-CALNAME:" + escape(name),
            "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
            "X-PUBLISHED-TTL:PT1H"));
    if (times == Times.ZONED) {
      ZoneRules.of(entries).forEach(calendar.lines::add);
    }
    entries.forEach(calendar::entry);
    calendar.lines.add("END:VCALENDAR");
    var text = new StringBuilder();
    calendar.lines.forEach(line -> text.append(fold(line)).append("\r\n"));
    return text.toString();
  }

  private void entry(CalendarEntry entry) {
    lines.add("BEGIN:VEVENT");
    lines.add("UID:" + escape(entry.id()) + "@events.inwo-arena");
    lines.add("SEQUENCE:" + entry.revision());
    lines.add("DTSTAMP:" + utc(entry.changed()));
    lines.add("LAST-MODIFIED:" + utc(entry.changed()));
    lines.add("DTSTART" + time(entry, entry.starts()));
    lines.add("DTEND" + time(entry, entry.ends()));
    lines.add("SUMMARY:" + escape(entry.name()));
    if (!entry.description().isBlank()) {
      lines.add("DESCRIPTION:" + escape(entry.description()));
    }
    lines.add("STATUS:" + entry.state());
    lines.add("END:VEVENT");
  }

  private String time(CalendarEntry entry, Instant at) {
    return times == Times.UTC
        ? ":" + utc(at)
        : ";TZID=" + entry.zone().getId() + ":" + STAMP.format(at.atZone(entry.zone()));
  }

  private static String utc(Instant at) {
    return STAMP.format(at.atZone(ZoneOffset.UTC)) + "Z";
  }

  /**
   * Text values: backslash, semicolon, comma and line ends are escaped; other control characters
   * may not be there at all (3.3.11).
   */
  static String escape(String text) {
    return text.replace("\\", "\\\\")
        .replace(";", "\\;")
        .replace(",", "\\,")
        .replaceAll("\r\n|\r|\n", "\\\\n")
        .replaceAll("[\\p{Cntrl}&&[^\t]]", "");
  }

  /** No line is longer than 75 octets, and no character is cut (3.1). */
  static String fold(String line) {
    var folded = new StringBuilder();
    var room = OCTETS;
    for (var c : line.codePoints().toArray()) {
      var character = Character.toString(c);
      var size = character.getBytes(StandardCharsets.UTF_8).length;
      if (size > room) {
        folded.append("\r\n ");
        room = OCTETS - 1;
      }
      folded.append(character);
      room -= size;
    }
    return folded.toString();
  }
}
