package org.inwoarena.client;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/**
 * How long to wait before the next attempt: doubling from {@code first} to {@code longest}, each
 * shortened at random by up to a half so that clients of one outage do not come back in step.
 */
public record Backoff(Duration first, Duration longest) {

  /** For single requests. */
  static final Backoff HTTP = new Backoff(Duration.ofMillis(200), Duration.ofSeconds(3));

  /** For sockets that should stay up. */
  public static final Backoff SOCKET = new Backoff(Duration.ofMillis(250), Duration.ofSeconds(10));

  /** The wait after so many failed attempts, the first being 1. */
  public Duration after(int failures) {
    var doublings = Math.min(Math.max(failures - 1, 0), 20);
    var full = Math.min(first.toMillis() << doublings, longest.toMillis());
    return Duration.ofMillis(full - ThreadLocalRandom.current().nextLong(full / 2 + 1));
  }

  void pause(int failures) {
    try {
      Thread.sleep(after(failures));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ArenaUnreachableException("interrupted", e);
    }
  }
}
