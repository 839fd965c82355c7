package org.inwoarena.rating.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloTest {

  @ParameterizedTest(name = "favourite by {0}")
  @CsvSource({
    "0, 500000, 1000",
    "100, 640065, 720",
    "200, 759747, 481",
    "300, 849020, 302",
    "400, 909091, 182",
  })
  void theGoldenValuesOfTheFormula(int lead, int expected, int gainAtTwenty) {
    var own = 150_000 + lead * 100;
    assertThat(Elo.expected(own, 150_000)).isEqualTo(expected);
    assertThat(Elo.change(20, 2, expected)).isEqualTo(gainAtTwenty);
  }

  @Test
  void aSharedVictoryAgainstTwoHundredLessCostsTheFavourite() {
    assertThat(Elo.change(20, 1, Elo.expected(170_000, 150_000))).isEqualTo(-519);
  }

  @ParameterizedTest(name = "by {0}")
  @CsvSource({"40001", "60000", "200000"})
  void aLargerDifferenceCountsAsFourHundred(int difference) {
    assertThat(Elo.expected(250_000, 250_000 - difference)).isEqualTo(909_091);
    assertThat(Elo.expected(250_000 - difference, 250_000)).isEqualTo(90_909);
  }

  @ParameterizedTest(name = "{0} x ({1} half points - {2})")
  @CsvSource({
    // 20 x 0.499750 = 9.995 and its mirror: half goes away from zero on both sides.
    "20, 1, 250, 1000",
    "20, 1, 999750, -1000",
    "20, 1, 251, 999",
    "20, 1, 999749, -999",
    "10, 0, 500, -1",
    "10, 0, 499, 0",
  })
  void halvesAreRoundedUpByAmount(int k, int score, int expected, int change) {
    assertThat(Elo.change(k, score, expected)).isEqualTo(change);
  }

  @Test
  void expectationsAddUpToOneAndRiseWithTheLead() {
    var random = new Random(20261130);
    for (var i = 0; i < 10_000; i++) {
      var a = Elo.FLOOR + random.nextInt(300_000);
      var b = Elo.FLOOR + random.nextInt(300_000);
      assertThat(Elo.expected(a, b) + Elo.expected(b, a)).isEqualTo(Elo.ONE);
      assertThat(Elo.expected(a + 100, b)).isGreaterThanOrEqualTo(Elo.expected(a, b));
    }
  }
}
