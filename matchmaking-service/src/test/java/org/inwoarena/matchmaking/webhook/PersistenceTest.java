package org.inwoarena.matchmaking.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PersistenceTest {

  @Test
  void waitsDoubleUpToTheLongest() {
    var persistence = new Persistence(Duration.ofSeconds(10), Duration.ofMinutes(1), 15, 10);
    assertThat(IntStream.of(1, 2, 3, 4, 5, 60).mapToObj(persistence::after))
        .extracting(Duration::toSeconds)
        .containsExactly(10L, 20L, 40L, 60L, 60L, 60L);
  }

  /** Computed with {@code openssl dgst -sha256 -hmac whsec_fnord}. */
  @Test
  void theSignatureIsAnHmacOfTimestampAndBody() {
    assertThat(Signature.of("whsec_fnord", 1_796_119_200L, "{\"id\":\"1\"}"))
        .isEqualTo("v1=f0f604af74228adc3b6b73c04e654c24553876afa5afc539fd081f9e5e54f25e");
  }
}
