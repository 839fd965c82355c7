package org.inwoarena.rating.messaging;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.time.Clock;

/** The time of day, handed in where it is needed. */
class SystemClock {

  @Produces
  @ApplicationScoped
  static Clock utc() {
    return Clock.systemUTC();
  }
}
