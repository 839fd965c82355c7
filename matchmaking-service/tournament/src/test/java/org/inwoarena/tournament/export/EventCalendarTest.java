package org.inwoarena.tournament.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.inwoarena.tournament.life.Desk.ANNA;
import static org.inwoarena.tournament.life.Desk.settings;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.inwoarena.tournament.export.EventCalendar.Times;
import org.inwoarena.tournament.format.Format.Swiss;
import org.inwoarena.tournament.life.Command;
import org.inwoarena.tournament.life.Desk;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Settings;
import org.junit.jupiter.api.Test;

class EventCalendarTest {

  private static final Instant NOW = Instant.parse("2026-12-01T10:00:00Z");

  private static Desk announced(String name, String description) {
    var plain = settings(new Swiss());
    var desk =
        new Desk(
            new Settings(
                name,
                description,
                plain.format(),
                plain.length(),
                plain.pins(),
                plain.pace(),
                plain.tieBreaks(),
                plain.rounds(),
                plain.admission(),
                plain.schedule(),
                plain.attendance()));
    desk.yes(ANNA, new Command.Publish());
    return desk;
  }

  private static String calendar(Event event, Times times) {
    return EventCalendar.of("Events", List.of(CalendarEntry.of(event, 7, NOW)), times);
  }

  @Test
  void anEventInUtc() {
    assertThat(calendar(announced("Open, part 1; finals", "").event(), Times.UTC))
        .isEqualTo(
            String.join(
                "\r\n",
                "BEGIN:VCALENDAR",
                "VERSION:2.0",
                "PRODID:-//INWO Arena//Events//EN",
                "NAME:Events",
                "X-WR-CALNAME:Events",
                "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
                "X-PUBLISHED-TTL:PT1H",
                "BEGIN:VEVENT",
                "UID:e1@events.inwo-arena",
                "SEQUENCE:7",
                "DTSTAMP:20261201T100000Z",
                "LAST-MODIFIED:20261201T100000Z",
                "DTSTART:20261212T170000Z",
                "DTEND:20261212T220000Z",
                "SUMMARY:Open\\, part 1\\; finals",
                "STATUS:CONFIRMED",
                "END:VEVENT",
                "END:VCALENDAR",
                ""));
  }

  @Test
  void anEventInItsZoneBringsTheRulesOfTheZone() {
    assertThat(calendar(announced("Open", "").event(), Times.ZONED))
        .contains(
            String.join(
                "\r\n",
                "BEGIN:VTIMEZONE",
                "TZID:Europe/Berlin",
                "BEGIN:STANDARD",
                "DTSTART:20261025T030000",
                "TZOFFSETFROM:+0200",
                "TZOFFSETTO:+0100",
                "END:STANDARD",
                "END:VTIMEZONE",
                ""))
        .contains("DTSTART;TZID=Europe/Berlin:20261212T180000\r\n");
  }

  /** RFC 5545, 3.1: at most 75 octets, split between characters, unfolded without a trace. */
  @Test
  void longLinesAreFolded() {
    var text = "Ünïcödé 🂡 und mehr, ".repeat(20) + "Ende\nzweite Zeile";
    var calendar = calendar(announced("Open", text).event(), Times.UTC);
    for (var line : calendar.split("\r\n", -1)) {
      assertThat(line.getBytes(StandardCharsets.UTF_8).length).isLessThanOrEqualTo(75);
      assertThat(line).doesNotContain("\uFFFD");
    }
    assertThat(calendar.replace("\r\n ", ""))
        .contains("DESCRIPTION:" + text.replace(",", "\\,").replace("\n", "\\n") + "\r\n");
  }

  @Test
  void nothingBreaksOutOfATextValue() {
    assertThat(EventCalendar.escape("a\r\nATTACH:x\u0000\u0007\nb\rc\td"))
        .isEqualTo("a\\nATTACH:x\\nb\\nc\td");
  }

  @Test
  void cancelledEventsSaySo() {
    var desk = announced("Open", "");
    desk.yes(ANNA, new Command.Cancel("The hall burnt down."));
    assertThat(calendar(desk.event(), Times.UTC)).contains("STATUS:CANCELLED");
  }
}
