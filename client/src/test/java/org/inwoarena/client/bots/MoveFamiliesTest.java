package org.inwoarena.client.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.MoveFamily;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.api.Slot;
import org.junit.jupiter.api.Test;

class MoveFamiliesTest {

  private final MoveFamilies families = new MoveFamilies();

  private static Slot oneOf(Object... values) {
    return new Slot.OneOf(List.of(values));
  }

  private static final MoveFamily ATTACKS =
      MoveFamily.of(
          "attack",
          Map.of("kind", oneOf("control"), "leader", oneOf(1, 2), "target", oneOf(7, 8, 9)));

  @Test
  void everyCombinationIsACommand() {
    assertThat(MoveFamilies.count(ATTACKS)).isEqualTo(6);
    assertThat(families.all(ATTACKS))
        .hasSize(6)
        .contains(new Command.Attack(AttackKind.CONTROL, new CardId(2), new CardId(9)))
        .doesNotHaveDuplicates();
  }

  @Test
  void aFamilyWithoutSlotsIsOneCommand() {
    assertThat(families.all(MoveFamily.of("knock"))).containsExactly(new Command.Knock());
  }

  @Test
  void anAbsentSlotIsAnAbsentComponent() {
    var one = MoveFamily.of("buy-plot", Map.of("payer", oneOf(3)));
    var two = MoveFamily.of("buy-plot", Map.of("payer", oneOf(4), "second", oneOf(5)));
    assertThat(Stream.of(one, two).flatMap(families::all))
        .containsExactly(
            new Command.BuyPlot(new CardId(3), Optional.empty()),
            new Command.BuyPlot(new CardId(4), Optional.of(new CardId(5))));
  }

  @Test
  void wordsAndNumbersBecomeTheirTypes() {
    var place = MoveFamily.of("place", Map.of("card", oneOf(6), "side", oneOf("left")));
    var back =
        MoveFamily.of("return-plot", Map.of("card", oneOf(6), "position", new Slot.Range(0, 2)));
    assertThat(families.all(place)).containsExactly(new Command.Place(new CardId(6), Side.LEFT));
    assertThat(families.all(back)).hasSize(3).contains(new Command.ReturnPlot(new CardId(6), 2));
  }

  @Test
  void freeDigitsAreNotListedButChosen() {
    var pledge = MoveFamily.of("pledge-nonce", Map.of("sha256", new Slot.Hex(64)));
    assertThat(MoveFamilies.count(pledge)).isEqualTo(Long.MAX_VALUE);
    assertThatThrownBy(() -> families.all(pledge).count())
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(families.any(pledge, new SplittableRandom(1)))
        .isInstanceOfSatisfying(
            Command.PledgeNonce.class, p -> assertThat(p.sha256()).matches("[0-9a-f]{64}"));
  }

  @Test
  void aRandomChoiceIsAlwaysOneOfAll() {
    var all = families.all(ATTACKS).toList();
    RandomGenerator random = new SplittableRandom(5);
    var chosen = Stream.generate(() -> families.any(ATTACKS, random)).limit(200).toList();
    assertThat(all).containsAll(chosen);
    assertThat(chosen).containsAll(all);
  }

  @Test
  void aBrokenFamilyIsSaidSo() {
    assertThatThrownBy(() -> families.command("attack", Map.of("kind", "tickle")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("tickle");
  }
}
