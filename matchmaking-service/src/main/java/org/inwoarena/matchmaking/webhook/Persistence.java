package org.inwoarena.matchmaking.webhook;

import java.time.Duration;
import org.inwoarena.matchmaking.conduct.Doubling;

/**
 * How long a receiver that does not answer well is left alone, and when it is given up.
 *
 * @param first after the first failure; doubled by each further one
 * @param longest no wait is longer
 * @param disableAfter so many failures in a row end the webhook
 * @param giveUpAfter so many attempts end a delivery, so that one bad message does not stop the
 *     rest
 */
public record Persistence(Duration first, Duration longest, int disableAfter, int giveUpAfter) {

  /** The wait after so many failures in a row. */
  public Duration after(int failures) {
    return new Doubling(first, longest).at(Math.max(failures - 1, 0));
  }
}
