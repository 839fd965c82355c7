package org.inwoarena.matchmaking.queue;

import java.time.Duration;
import java.time.Instant;

/**
 * Whom a waiting player would meet, by how long he has waited.
 *
 * @param window rating points either way at the start
 * @param widening points more for every ten seconds
 * @param anybodyAfter from then on the rating does not matter
 * @param rematchAfter from then on an immediate rematch is better than nothing
 */
public record Patience(int window, int widening, Duration anybodyAfter, Duration rematchAfter) {

  /** Stands for a window that is open altogether. */
  public static final int ANYBODY = Integer.MAX_VALUE;

  /** The rating window after some waiting, in points either way. */
  public int windowAfter(Duration waited) {
    if (waited.compareTo(anybodyAfter) >= 0) {
      return ANYBODY;
    }
    return Math.toIntExact(window + widening * (waited.toSeconds() / 10));
  }

  /** The window both agree on: the narrower one. */
  int commonWindow(Waiting one, Waiting other, Instant now) {
    return Math.min(windowAfter(one.waited(now)), windowAfter(other.waited(now)));
  }

  /** Whether both would rather play the same opponent again than wait on. */
  boolean rematchIsFine(Waiting one, Waiting other, Instant now) {
    return one.waited(now).compareTo(rematchAfter) >= 0
        && other.waited(now).compareTo(rematchAfter) >= 0;
  }
}
