package org.inwoarena.tournament.pairing.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class TimeLimitTest {

  private static final WeightedPairs PAIRS = new WeightedPairs(2);

  @Test
  void aSolverThatNeverAnswersIsGivenUp() {
    var never = new CountDownLatch(1);
    PerfectMatchingSolver stuck =
        pairs -> {
          try {
            never.await();
          } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
          }
          throw new IllegalStateException("released");
        };
    assertThatThrownBy(() -> new TimeLimit(stuck, Duration.ofMillis(20)).solve(PAIRS))
        .isInstanceOf(SolverTrouble.class)
        .hasMessage("No answer in 20 ms.");
    never.countDown();
  }

  @Test
  void anAnswerInTimeIsPassedOn() {
    var answer = new DualSolution(new int[] {1, 0}, new long[2], List.of());
    assertThat(new TimeLimit(pairs -> answer, Duration.ofMinutes(1)).solve(PAIRS)).isSameAs(answer);
  }

  @Test
  void troubleIsPassedOn() {
    PerfectMatchingSolver failing =
        pairs -> {
          throw new SolverTrouble("no such thing");
        };
    assertThatThrownBy(() -> new TimeLimit(failing, Duration.ofMinutes(1)).solve(PAIRS))
        .isInstanceOf(SolverTrouble.class)
        .hasMessage("no such thing");
  }
}
