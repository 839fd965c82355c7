package org.inwoarena.engine.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.inwoarena.engine.coverage.Clauses;
import org.inwoarena.engine.state.Change;
import org.inwoarena.engine.state.Change.Op;
import org.inwoarena.engine.state.Change.Until;
import org.inwoarena.engine.state.Change.Value;
import org.junit.jupiter.api.Test;

/** Layers of values (R19.1.6). */
class ValuesTest {

  private static final int CARD = 1;
  private static final Change SET_6 = power(Op.SET, 6);
  private static final Change DOUBLED = power(Op.TIMES, 2);
  private static final Change TRIPLED = power(Op.TIMES, 3);
  private static final Change PLUS_2 = power(Op.PLUS, 2);

  @Test
  @Clauses("R19.1.6")
  void orderOfPlayDoesNotMatter() {
    // E58
    assertThat(power(3, SET_6, DOUBLED, PLUS_2)).isEqualTo(14);
    assertThat(power(3, PLUS_2, DOUBLED, SET_6)).isEqualTo(14);
  }

  @Test
  @Clauses("R19.1.8")
  void onlyTheHighestMultiplierCounts() {
    // E59
    assertThat(power(4, DOUBLED, DOUBLED)).isEqualTo(8);
    assertThat(power(4, DOUBLED, TRIPLED)).isEqualTo(12);
  }

  @Test
  @Clauses("R19.1.7")
  void theLastSettingCountsAndAnIncreaseNeverLowers() {
    assertThat(power(3, SET_6, power(Op.SET, 4))).isEqualTo(4);
    assertThat(power(8, power(Op.RAISE, 6))).isEqualTo(8);
    assertThat(power(2, power(Op.RAISE, 6))).isEqualTo(6);
  }

  @Test
  void halvingRoundsDownBesideTheMultiplier() {
    // E83 and R12.4.8
    assertThat(power(5, power(Op.DIVIDE, 2))).isEqualTo(2);
    assertThat(power(5, power(Op.DIVIDE, 2), DOUBLED, PLUS_2)).isEqualTo(7);
  }

  @Test
  @Clauses("R4.6.1")
  void neverBelowZero() {
    // E81
    assertThat(power(3, power(Op.PLUS, -5))).isZero();
  }

  @Test
  @Clauses("R8.7.10")
  void selfDefenceIsOneMultiplyingStepMore() {
    // E97, R8.7.10
    assertThat(selfDefence(2)).isEqualTo(4);
    assertThat(selfDefence(2, power(Op.PLUS, 3))).isEqualTo(7);
    assertThat(selfDefence(2, DOUBLED)).isEqualTo(6);
  }

  @Test
  void changesOfOtherCardsAndValuesDoNotCount() {
    var other = new Change(CARD + 1, Value.POWER, Op.SET, 9, CARD, Until.REMOVED);
    var resistance = new Change(CARD, Value.RESISTANCE, Op.SET, 9, CARD, Until.REMOVED);
    assertThat(power(3, other, resistance)).isEqualTo(3);
  }

  private static int power(int printed, Change... changes) {
    return Values.layered(List.of(changes), CARD, Value.POWER, printed, 0);
  }

  private static int selfDefence(int printed, Change... changes) {
    return Values.layered(List.of(changes), CARD, Value.POWER, printed, 1);
  }

  private static Change power(Op op, int amount) {
    return new Change(CARD, Value.POWER, op, amount, CARD, Until.TURN_ENDS);
  }
}
