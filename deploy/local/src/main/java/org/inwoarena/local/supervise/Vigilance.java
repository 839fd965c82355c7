package org.inwoarena.local.supervise;

import java.time.Duration;

/**
 * How closely a component is watched.
 *
 * @param beat how often it is asked whether it lives
 * @param missedBeats how many silent beats in a row mean that it hangs
 * @param backoff how long to wait before it is started again
 */
public record Vigilance(Duration beat, int missedBeats, Backoff backoff) {

  /** A busy machine may miss some beats: together with a probe's own patience half a minute. */
  public static Vigilance standard() {
    return new Vigilance(Duration.ofSeconds(3), 6, Backoff.standard());
  }
}
