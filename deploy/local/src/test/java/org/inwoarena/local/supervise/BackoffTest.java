package org.inwoarena.local.supervise;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BackoffTest {

  private final Backoff backoff =
      new Backoff(Duration.ofSeconds(1), Duration.ofSeconds(10), Duration.ofMinutes(1));

  @Test
  void doublesWithEveryFailureInARow() {
    assertThat(backoff.after(1)).isEqualTo(Duration.ofSeconds(1));
    assertThat(backoff.after(2)).isEqualTo(Duration.ofSeconds(2));
    assertThat(backoff.after(4)).isEqualTo(Duration.ofSeconds(8));
  }

  @Test
  void neverExceedsTheLongestWait() {
    assertThat(backoff.after(5)).isEqualTo(Duration.ofSeconds(10));
    assertThat(backoff.after(1_000_000)).isEqualTo(Duration.ofSeconds(10));
  }
}
