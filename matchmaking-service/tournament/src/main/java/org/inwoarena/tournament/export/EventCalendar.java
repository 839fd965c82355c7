package org.inwoarena.tournament.export;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Phase;

/**
 * Events as an iCalendar object (RFC 5545). Times are in UTC, or in the zone of the event with the
 * rules of that zone around it. Drafts are not told.
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
  private final Instant now;

  private EventCalendar(Times times, Instant now) {
    this.times = times;
    this.now = now;
  }

  /**
   * A calendar of events.
   *
   * @param now when it is made
   */
  public static String of(List<Event> events, Times times, Instant now) {
    var told = events.stream().filter(one -> !(one.phase() instanceof Phase.Draft)).toList();
    var calendar = new EventCalendar(times, now);
    calendar.lines.addAll(
        List.of("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//INWO Arena//Events//EN"));
    if (times == Times.ZONED) {
      ZoneRules.of(told).forEach(calendar.lines::add);
    }
    told.forEach(calendar::event);
    calendar.lines.add("END:VCALENDAR");
    var text = new StringBuilder();
    calendar.lines.forEach(line -> text.append(fold(line)).append("\r\n"));
    return text.toString();
  }

  private void event(Event event) {
    var settings = event.settings();
    var schedule = settings.schedule();
    lines.add("BEGIN:VEVENT");
    lines.add("UID:" + escape(event.id()) + "@events.inwo-arena");
    lines.add("DTSTAMP:" + utc(now));
    lines.add("DTSTART" + time(event, schedule.starts()));
    lines.add("DTEND" + time(event, schedule.starts().plus(schedule.length())));
    lines.add("SUMMARY:" + escape(settings.name()));
    if (!settings.description().isBlank()) {
      lines.add("DESCRIPTION:" + escape(settings.description()));
    }
    lines.add("STATUS:" + (event.phase() instanceof Phase.Cancelled ? "CANCELLED" : "CONFIRMED"));
    lines.add("END:VEVENT");
  }

  private String time(Event event, Instant at) {
    var zone = event.settings().schedule().zone();
    return times == Times.UTC
        ? ":" + utc(at)
        : ";TZID=" + zone.getId() + ":" + STAMP.format(at.atZone(zone));
  }

  private static String utc(Instant at) {
    return STAMP.format(at.atZone(ZoneOffset.UTC)) + "Z";
  }

  /** Text values: backslash, semicolon, comma and line ends are escaped (3.3.11). */
  static String escape(String text) {
    return text.replace("\\", "\\\\")
        .replace(";", "\\;")
        .replace(",", "\\,")
        .replaceAll("\r\n|\r|\n", "\\\\n");
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
