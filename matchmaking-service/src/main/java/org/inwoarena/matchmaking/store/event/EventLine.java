package org.inwoarena.matchmaking.store.event;

import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.tournament.life.Event;

/**
 * An event as lists show it.
 *
 * @param organiser player id
 * @param zone the time zone it is announced in
 * @param seated how many have a seat
 * @param cap how many seats there are
 */
@Schema(
    example =
        """
        {"id": "3b1f7a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "name": "Winter Cup",
         "organiser": "0b9d7c1e-52f1-4c55-8a0a-5f6b8a1d2c33", "format": "swiss-with-cut",
         "phase": "registration", "startsAt": "2026-12-20T18:00:00Z", "zone": "Europe/Berlin",
         "seated": 12, "cap": 64}
        """)
public record EventLine(
    UUID id,
    String name,
    String organiser,
    String format,
    String phase,
    Instant startsAt,
    String zone,
    int seated,
    int cap) {

  /** What the format of an event is called. */
  public static String format(Event event) {
    return FactCodec.word(event.settings().format().getClass());
  }

  /** What the phase of an event is called. */
  public static String phase(Event event) {
    return FactCodec.word(event.phase().getClass());
  }
}
