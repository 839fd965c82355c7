package org.inwoarena.gateway.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TokenBucketTest {

  private static final long SECOND = 1_000_000_000L;

  private final AtomicLong now = new AtomicLong(5 * SECOND);
  private final TokenBucket bucket = new TokenBucket(2, 3, now::get);

  @Test
  void aBurstPassesAndThenSoManyASecond() {
    assertThat(taken(10)).isEqualTo(3);
    now.addAndGet(SECOND);
    assertThat(taken(10)).isEqualTo(2);
    now.addAndGet(SECOND / 4);
    assertThat(taken(10)).isZero();
    now.addAndGet(SECOND / 4);
    assertThat(taken(10)).isEqualTo(1);
  }

  @Test
  void aLongRestEarnsNoMoreThanABurst() {
    taken(3);
    now.addAndGet(1000 * SECOND);
    assertThat(taken(10)).isEqualTo(3);
  }

  private int taken(int asked) {
    int taken = 0;
    for (int i = 0; i < asked; i++) {
      taken += bucket.take() ? 1 : 0;
    }
    return taken;
  }
}
