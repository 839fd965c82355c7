package org.inwoarena.matchmaking.api.event;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.matchmaking.store.event.Agenda;

/**
 * An event of the calendar.
 *
 * @param zone the time zone it is announced in
 * @param starts and
 * @param ends are in the zone that was asked for
 */
@Schema(
    example =
        """
        {"id": "3b1f7a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "name": "Winter Cup", "phase": "registration",
         "zone": "Europe/Berlin", "startsAt": "2026-12-20T18:00:00Z",
         "starts": "2026-12-20T13:00:00-05:00", "ends": "2026-12-20T18:00:00-05:00"}
        """)
public record CalendarLine(
    String id,
    String name,
    String phase,
    String zone,
    Instant startsAt,
    OffsetDateTime starts,
    OffsetDateTime ends) {

  /** An event for people of a time zone. */
  static CalendarLine of(Agenda.Line line, ZoneId shown) {
    var entry = line.entry();
    return new CalendarLine(
        entry.id(),
        entry.name(),
        line.phase(),
        entry.zone().getId(),
        entry.starts(),
        entry.starts().atZone(shown).toOffsetDateTime(),
        entry.ends().atZone(shown).toOffsetDateTime());
  }
}
