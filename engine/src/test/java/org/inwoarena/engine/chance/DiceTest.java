package org.inwoarena.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.inwoarena.engine.coverage.Clauses;
import org.junit.jupiter.api.Test;

/** Dice of real play. */
class DiceTest {

  private static final int ROLLS = 6_000;

  /** Far wider than chance strays with so many rolls; the seed is fixed. */
  private static final int LEEWAY = 150;

  @Test
  @Clauses("R1.1.2")
  void aDieHasSixSidesAndShowsThemEvenly() {
    var chance = HmacChance.of(Seeds.ofHex(Map.of(Chance.DICE, "07".repeat(32))));
    var seen = new TreeMap<Integer, Integer>();
    var place = 0L;
    for (var roll = 0; roll < ROLLS; roll++) {
      var draw = chance.die("", place);
      seen.merge(draw.value(), 1, Integer::sum);
      place = draw.next();
    }
    assertThat(seen).containsOnlyKeys(1, 2, 3, 4, 5, 6);
    assertThat(seen.values()).allMatch(count -> Math.abs(count - ROLLS / 6) < LEEWAY);
  }
}
