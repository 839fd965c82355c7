package org.inwoarena.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundCountTest {

  @ParameterizedTest
  @CsvSource({
    "2, 1, 1, 1",
    "3, 2, 2, 3",
    "4, 2, 2, 3",
    "5, 3, 3, 5",
    "8, 3, 3, 7",
    "9, 4, 5, 9",
    "16, 4, 5, 15",
    "17, 5, 5, 17",
    "32, 5, 5, 31",
    "33, 6, 6, 33",
    "64, 6, 6, 63",
    "65, 7, 7, 65",
    "128, 7, 7, 127",
    "129, 8, 8, 129",
    "226, 8, 8, 225",
    "227, 8, 9, 227",
    "409, 9, 9, 409",
    "410, 9, 10, 409",
    "1024, 10, 10, 1023",
    "1025, 11, 11, 1025",
  })
  void roundsByEntrants(int entrants, int fewest, int recommended, int most) {
    assertThat(RoundCount.of(entrants)).isEqualTo(new RoundCount(fewest, recommended, most));
  }

  @Test
  void oneEntrantIsNoEvent() {
    assertThatIllegalArgumentException().isThrownBy(() -> RoundCount.of(1));
  }
}
