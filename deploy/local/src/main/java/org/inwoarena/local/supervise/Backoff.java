package org.inwoarena.local.supervise;

import java.time.Duration;

/**
 * How long to wait before a component is started again: doubled with every failure in a row.
 *
 * @param first the wait after the first failure
 * @param longest never more than this
 * @param steady a component that ran this long has recovered: counting begins anew
 */
public record Backoff(Duration first, Duration longest, Duration steady) {

  private static final int MOST_DOUBLINGS = 16;

  /** Half a second to half a minute. */
  public static Backoff standard() {
    return new Backoff(Duration.ofMillis(500), Duration.ofSeconds(30), Duration.ofMinutes(1));
  }

  /** The wait after so many failures in a row. */
  public Duration after(int failures) {
    int doublings = Math.clamp(failures - 1L, 0, MOST_DOUBLINGS);
    var wait = first.multipliedBy(1L << doublings);
    return wait.compareTo(longest) < 0 ? wait : longest;
  }
}
