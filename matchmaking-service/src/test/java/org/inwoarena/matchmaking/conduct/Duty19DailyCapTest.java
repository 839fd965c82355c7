package org.inwoarena.matchmaking.conduct;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The cap counts the games before the one that is asked about, and says when it ends. */
class Duty19DailyCapTest {

  private static final Instant NOW = Instant.parse("2026-12-01T20:00:00Z");
  private static final DailyCap CAP = new DailyCap(5, Duration.ofHours(24));

  @Test
  void theFifthGameIsPlayedTheSixthIsNot() {
    assertThat(CAP.closedUntil(hoursAgo(1, 2, 3, 4), NOW)).isEmpty();
    assertThat(CAP.closedUntil(hoursAgo(1, 2, 3, 4, 5), NOW))
        .contains(NOW.minus(Duration.ofHours(5)).plus(CAP.day()));
  }

  @Test
  void gamesOfYesterdayAreForgotten() {
    assertThat(CAP.closedUntil(hoursAgo(24, 25, 26, 27, 28, 29), NOW)).isEmpty();
    assertThat(CAP.closedUntil(hoursAgo(1, 2, 3, 4, 24), NOW)).isEmpty();
  }

  @Test
  void theOrderOfTheHistoryDoesNotMatter() {
    assertThat(CAP.closedUntil(hoursAgo(5, 1, 4, 2, 3), NOW))
        .isEqualTo(CAP.closedUntil(hoursAgo(1, 2, 3, 4, 5), NOW));
  }

  @Test
  void whenItEndsExactlyOneGameIsOpenAgain() {
    var met = hoursAgo(1, 2, 3, 4, 5, 6, 7);
    var open = CAP.closedUntil(met, NOW).orElseThrow();
    assertThat(CAP.closedUntil(met, open.minusMillis(1))).contains(open);
    assertThat(CAP.closedUntil(met, open)).isEmpty();
    var oneMore = new ArrayList<>(met);
    oneMore.add(open);
    assertThat(CAP.closedUntil(oneMore, open.plusMillis(1))).isPresent();
  }

  private static List<Instant> hoursAgo(int... hours) {
    return IntStream.of(hours).mapToObj(h -> NOW.minus(Duration.ofHours(h))).toList();
  }
}
