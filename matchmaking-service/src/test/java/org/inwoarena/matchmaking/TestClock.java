package org.inwoarena.matchmaking;

import io.quarkus.test.Mock;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.atomic.AtomicReference;

/** Server time that tests can move on. */
@Mock
@Singleton
public class TestClock implements InstantSource {

  private final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);

  @Override
  public Instant instant() {
    return Instant.now().truncatedTo(ChronoUnit.MICROS).plus(ahead.get());
  }

  /** Lets time pass. */
  public void pass(Duration time) {
    ahead.updateAndGet(time::plus);
  }
}
