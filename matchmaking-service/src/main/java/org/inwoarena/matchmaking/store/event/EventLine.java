package org.inwoarena.matchmaking.store.event;

import java.time.Instant;
import java.util.UUID;
import org.inwoarena.tournament.life.Event;

/**
 * An event as lists show it.
 *
 * @param organiser player id
 * @param zone the time zone it is announced in
 * @param seated how many have a seat
 * @param cap how many seats there are
 */
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
