package org.inwoarena.tournament.export;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Phase;

/**
 * An event as a calendar shows it.
 *
 * @param id the same for ever
 * @param revision grows whenever anything of the event changes
 * @param changed when it last did
 * @param zone in which people read its times
 */
public record CalendarEntry(
    String id,
    long revision,
    Instant changed,
    String name,
    String description,
    ZoneId zone,
    Instant starts,
    Duration length,
    State state) {

  /** Whether it takes place for whoever reads the calendar. */
  public enum State {
    /** It does. */
    CONFIRMED,
    /** It does, and he waits for a seat. */
    TENTATIVE,
    /** It does not. */
    CANCELLED
  }

  /** An event as everybody sees it. */
  public static CalendarEntry of(Event event, long revision, Instant changed) {
    var settings = event.settings();
    var schedule = settings.schedule();
    return new CalendarEntry(
        event.id(),
        revision,
        changed,
        settings.name(),
        settings.description(),
        schedule.zone(),
        schedule.starts(),
        schedule.length(),
        event.phase() instanceof Phase.Cancelled ? State.CANCELLED : State.CONFIRMED);
  }

  /** When it is over. */
  public Instant ends() {
    return starts.plus(length);
  }
}
