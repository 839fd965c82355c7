package org.inwoarena.game.clock;

import java.time.Duration;
import java.time.Instant;

/** A span in which nobody could play, through no fault of theirs. */
public record Outage(Instant from, Instant to) {

  /** Checks the order. */
  public Outage {
    if (to.isBefore(from)) {
      throw new IllegalArgumentException("outage ends " + to + ", before it began " + from);
    }
  }

  /** How long it lasted. */
  public Duration length() {
    return Duration.between(from, to);
  }

  /** The part of it that a prompt open since then lost. */
  Duration suffered(Instant since) {
    var start = since.isAfter(from) ? since : from;
    return start.isBefore(to) ? Duration.between(start, to) : Duration.ZERO;
  }
}
