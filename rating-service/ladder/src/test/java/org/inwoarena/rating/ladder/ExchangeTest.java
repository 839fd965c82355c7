package org.inwoarena.rating.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExchangeTest {

  @Test
  void twoNewcomersExchangeTwentyPoints() {
    var exchange = Exchange.between(Standing.newcomer("anna"), 2, Standing.newcomer("bert"), 0);

    assertThat(exchange.first())
        .isEqualTo(
            new RatingChange(
                new Standing("anna", 150_000, 0, false),
                new Standing("anna", 152_000, 1, false),
                2,
                500_000,
                40));
    assertThat(exchange.second().after()).isEqualTo(new Standing("bert", 148_000, 1, false));
  }

  @ParameterizedTest(name = "{0} games, 2400 reached: {1}")
  @CsvSource({
    "0, false, 40, true",
    "29, false, 40, true",
    "30, false, 20, false",
    "500, false, 20, false",
    "10, true, 10, true",
    "500, true, 10, false",
  })
  void kFallsWithExperience(int games, boolean reached2400, int k, boolean provisional) {
    var standing = new Standing("anna", 150_000, games, reached2400);
    assertThat(standing.k()).isEqualTo(k);
    assertThat(standing.provisional()).isEqualTo(provisional);
  }

  @Test
  void whoeverReached2400KeepsTheSmallKBelowIt() {
    var anna = new Standing("anna", 239_500, 100, false);
    var bert = new Standing("bert", 239_500, 100, false);

    var up = Exchange.between(anna, 2, bert, 0).first();
    assertThat(up.after()).isEqualTo(new Standing("anna", 240_500, 101, true));

    var down = Exchange.between(up.after(), 0, bert, 2).first();
    assertThat(down.k()).isEqualTo(10);
    assertThat(down.after().rating()).isLessThan(240_000);
    assertThat(down.after().reached2400()).isTrue();
    assertThat(down.after().k()).isEqualTo(10);
  }

  @Test
  void nobodyFallsBelowTheFloor() {
    var low = new Standing("anna", 10_100, 40, false);
    var exchange = Exchange.between(low, 0, new Standing("bert", 10_100, 40, false), 2);
    assertThat(exchange.first().after().rating()).isEqualTo(Elo.FLOOR);
  }

  @Test
  void theSumIsKeptWhereKIsEqual() {
    var random = new Random(18);
    for (var i = 0; i < 10_000; i++) {
      var anna = standing("anna", random);
      var bert = standing("bert", random);
      var score = random.nextInt(3);
      var exchange = Exchange.between(anna, score, bert, 2 - score);
      if (anna.k() == bert.k()) {
        assertThat(exchange.first().after().rating() + exchange.second().after().rating())
            .as("%s", exchange)
            .isEqualTo(anna.rating() + bert.rating());
      }
    }
  }

  private static Standing standing(String player, Random random) {
    return new Standing(
        player, 50_000 + random.nextInt(200_000), random.nextInt(60), random.nextInt(4) == 0);
  }
}
