package org.inwoarena.engine.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.inwoarena.engine.coverage.Clauses;
import org.inwoarena.engine.effect.Ability.Op;
import org.inwoarena.engine.rules.RuleSet;
import org.junit.jupiter.api.Test;

/** Layers of values (R19.1.6). */
class LayersTest {

  private static final Change SET_6 = new Change(Op.SET, 6);
  private static final Change DOUBLED = new Change(Op.TIMES, 2);
  private static final Change TRIPLED = new Change(Op.TIMES, 3);
  private static final Change PLUS_2 = new Change(Op.PLUS, 2);
  private static final Change HALVED = new Change(Op.DIVIDE, 2);

  private record Change(Op op, int amount) {}

  @Test
  @Clauses("R19.1.6")
  void orderOfPlayDoesNotMatter() {
    // E58
    assertThat(value(3, SET_6, DOUBLED, PLUS_2)).isEqualTo(14);
    assertThat(value(3, PLUS_2, DOUBLED, SET_6)).isEqualTo(14);
  }

  @Test
  @Clauses("R19.1.8")
  void onlyTheHighestMultiplierCounts() {
    // E59
    assertThat(value(4, DOUBLED, DOUBLED)).isEqualTo(8);
    assertThat(value(4, DOUBLED, TRIPLED)).isEqualTo(12);
  }

  @Test
  @Clauses("R19.1.7")
  void theLastSettingCountsAndAnIncreaseNeverLowers() {
    assertThat(value(3, SET_6, new Change(Op.SET, 4))).isEqualTo(4);
    assertThat(value(8, new Change(Op.RAISE, 6))).isEqualTo(8);
    assertThat(value(2, new Change(Op.RAISE, 6))).isEqualTo(6);
    assertThat(value(8, new Change(Op.LOWER, 1))).isEqualTo(1);
  }

  @Test
  @Clauses("R12.4.8")
  void halvingRoundsDownBesideTheMultiplier() {
    // E83 and R12.4.8
    assertThat(value(5, HALVED)).isEqualTo(2);
    assertThat(value(5, HALVED, DOUBLED, PLUS_2)).isEqualTo(7);
  }

  @Test
  @Clauses("R4.6.1")
  void neverBelowZero() {
    // E81
    assertThat(value(3, new Change(Op.PLUS, -5))).isZero();
  }

  @Test
  @Clauses("R8.7.10")
  void selfDefenceIsOneMultiplyingStepMore() {
    // E97, R8.7.10
    assertThat(layered(2, 1)).isEqualTo(4);
    assertThat(layered(2, 1, new Change(Op.PLUS, 3))).isEqualTo(7);
    assertThat(layered(2, 1, DOUBLED)).isEqualTo(6);
  }

  private static int value(int printed, Change... changes) {
    return layered(printed, 0, changes);
  }

  private static int layered(int printed, int moreSteps, Change... changes) {
    var layers = new Layers(RuleSet.preset("standard"), printed, moreSteps);
    for (var change : changes) {
      layers.add(change.op(), change.amount(), 1);
    }
    return layers.total();
  }
}
