package org.inwoarena.engine.effect.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Amount;
import org.inwoarena.engine.effect.AttackTest;
import org.inwoarena.engine.effect.Condition;
import org.inwoarena.engine.effect.Cost;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.effect.Timing;
import org.inwoarena.engine.effect.Who;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CardTextReaderTest {

  private static final String TEMPLATES =
      """
      gift:
        open: {to: , number: 1, more: []}
        text:
          - activated:
              at: own-turn
              do: [{give-token: {to: $to, count: $number + 1}}, $more]
      """;

  private final CardTextReader reader =
      new CardTextReader(
          new Known(Set.of("hackers", "ufos"), Set.of("Computer", "Bank")),
          "templates.yaml",
          TEMPLATES);

  @Test
  void leftOutFieldsAreWhatTheyUsuallyAre() {
    assertThat(one("bonus: {amount: 4, reach: direct, kinds: control, target: Computer}"))
        .isEqualTo(
            new Ability.Bonus(
                new Amount.Number(4),
                Ability.Reach.DIRECT,
                Set.of(AttackKind.CONTROL),
                new Filter.Attributed("Computer"),
                Optional.empty(),
                Optional.empty(),
                Ability.Instant.NO,
                Optional.empty()));
  }

  @Test
  void anOperationMayBeTheKey() {
    assertThat(one("modifier: {value: power, plus: -1, of: Violent}"))
        .isEqualTo(one("modifier: {value: power, op: plus, amount: -1, of: Violent}"));
  }

  @Test
  void filtersBindAndBeforeOr() {
    var bank = new Filter.Attributed("Bank");
    var corporate = new Filter.Aligned(Alignment.CORPORATE);
    var strong =
        new Filter.Compared(Filter.Measure.POWER, Filter.Comparison.AT_LEAST, new Amount.Number(4));
    assertThat(one("doubles: Bank | Corporate & not this & power >= 4"))
        .isEqualTo(
            new Ability.Doubles(
                new Filter.Or(
                    List.of(
                        bank,
                        new Filter.And(
                            List.of(
                                corporate, new Filter.Not(new Filter.In(Role.THIS)), strong))))));
    assertThat(one("doubles: (Bank | Corporate) & !this"))
        .isEqualTo(
            new Ability.Doubles(
                new Filter.And(
                    List.of(
                        new Filter.Or(List.of(bank, corporate)),
                        new Filter.Not(new Filter.In(Role.THIS))))));
  }

  @Test
  void amountsAreSumsOfProductsAndTables() {
    assertThat(one(basicGoal("4 + 2 * count(Bank & yours) - power(target)")))
        .isEqualTo(
            basicGoal(
                new Amount.Minus(
                    new Amount.Plus(
                        new Amount.Number(4),
                        new Amount.Times(
                            new Amount.Number(2),
                            new Amount.Count(
                                new Filter.And(
                                    List.of(
                                        new Filter.Attributed("Bank"), new Filter.Of(Who.YOU)))))),
                    new Amount.Value(Amount.Measure.POWER, Role.TARGET))));
    assertThat(one(basicGoal("1 if target is Bank else 2 if target is card(ufos) else 3")))
        .isEqualTo(
            basicGoal(
                new Amount.Table(
                    List.of(
                        new Amount.Case(
                            new Filter.Attributed("Bank"), Role.TARGET, new Amount.Number(1)),
                        new Amount.Case(
                            new Filter.Named("ufos"), Role.TARGET, new Amount.Number(2))),
                    new Amount.Number(3))));
  }

  @Test
  void conditionsInOneLineOrAsAList() {
    assertThat(one("win: count(Bank & yours) >= 3 and turn(you) or not by(rival)"))
        .isEqualTo(
            new Ability.Win(
                new Condition.AnyOf(
                    List.of(
                        new Condition.All(
                            List.of(
                                new Condition.Compared(
                                    new Amount.Count(
                                        new Filter.And(
                                            List.of(
                                                new Filter.Attributed("Bank"),
                                                new Filter.Of(Who.YOU)))),
                                    Filter.Comparison.AT_LEAST,
                                    new Amount.Number(3)),
                                new Condition.TurnOf(Who.YOU))),
                        new Condition.Not(new Condition.By(Who.RIVAL)))),
                false,
                false));
    assertThat(one("win: {condition: [turn(you), {attacking: {is: privileged}}], alone: yes}"))
        .isInstanceOfSatisfying(
            Ability.Win.class,
            win ->
                assertThat(win.condition())
                    .isInstanceOfSatisfying(
                        Condition.All.class,
                        all ->
                            assertThat(all.all().getLast())
                                .isInstanceOfSatisfying(
                                    Condition.Attacking.class,
                                    attack ->
                                        assertThat(attack.attack().is())
                                            .containsExactly(AttackTest.Word.PRIVILEGED))));
  }

  @Test
  void playsHaveTimingTargetCostAndEffects() {
    var text =
        """
        played:
          at: plot-played or rolled by rival
          target: up to 2 Plot & hidden from hand of player by random
          cost: {either: [illuminati-action, {action: Bank}]}
          do: {draw: plot}
        """;
    var played = (Ability.Played) one(text);
    assertThat(played.at())
        .isEqualTo(
            new Timing.At(
                List.of(Moment.PLOT_PLAYED, Moment.ROLLED), false, Optional.of(Who.RIVAL)));
    assertThat(played.targets())
        .containsExactly(
            new Selection(
                new Selection.Pool.Hand(Who.PLAYER),
                new Filter.And(
                    List.of(
                        new Filter.OfKind(Filter.Kind.PLOT),
                        new Filter.Lying(Filter.Place.HIDDEN))),
                new Amount.Number(1),
                new Amount.Number(2),
                Selection.Chooser.RANDOM,
                Optional.empty()));
    assertThat(played.cost())
        .isEqualTo(
            new Cost.Either(
                List.of(
                    new Cost.IlluminatiAction(), new Cost.Action(new Filter.Attributed("Bank")))));
  }

  @Test
  void templatesAreFilledIn() {
    var written =
        "activated: {at: own-turn, do: [{give-token: {to: this, count: 2 + 1}}, {draw: plot}]}";
    assertThat(one("gift: {to: this, number: 2, more: [{draw: plot}]}")).isEqualTo(one(written));
    assertThat(one("gift: this"))
        .isInstanceOfSatisfying(
            Ability.Activated.class,
            gift ->
                assertThat(gift.effects()).hasSize(1).first().isInstanceOf(Effect.GiveToken.class));
  }

  @Test
  void aMissingSentenceMakesTheTextIncomplete() {
    var texts = read("- doubles: Bank\n- missing: And so on.").texts();
    assertThat(texts.get("hackers").complete()).isFalse();
    assertThat(texts.get("hackers").abilities()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '"',
      textBlock =
          """
          bonsu: 4                                      ~ unknown word 'bonsu'
          bonus: {amount: 4, reach: dirrect}            ~ unknown word 'dirrect'
          bonus: {amount: 4, reach: direct, whose: x}   ~ unknown key 'whose'
          bonus: {reach: direct}                        ~ 'bonus' needs 'amount'
          doubles: Bank & Bnak                          ~ unknown word 'Bnak'
          doubles: Bank &                               ~ something is missing at the end
          doubles: Bank yours                           ~ did not expect 'yours'
          doubles: card(hakers)                         ~ no card has the id 'hakers'
          doubles: Bank ? this                          ~ cannot read '? this'
          doubles: {of: power > cuont(Bank)}            ~ unknown word 'cuont'
          may-hold: {goals: {a: 1, b: 2}}               ~ expected a word or number
          trait: {add: Evil, of: this}                  ~ no Alignment and no Attribute
          win: 4 >> 3                                   ~ unknown word '>'
          win: {condition: turn(you), alone: perhaps}   ~ expected yes or no
          played: {at: sometimes, do: {draw: plot}}     ~ unknown word 'sometimes'
          played: {at: any, do: {draw: tarot}}          ~ unknown word 'tarot'
          played: {at: any, do: [{draw: plot, look: 1}]} ~ expected one key
          activated: {at: any, do: {give-token: 2 from thin air of you}} ~ unknown word 'thin'
          immune: {against: [plots, plots]}             ~ the same word twice
          gift: {number: 3}                             ~ needs 'to'
          gift: {to: this, fro: that}                   ~ unknown key 'fro'
          """)
  void everyErrorHasFileAndLine(String ability, String message) {
    var flaws = read("- doubles: Bank\n- " + ability).flaws();
    assertThat(flaws).singleElement().asString().startsWith("some.yaml:3: ").contains(message);
  }

  @Test
  void unknownCardsAndBrokenYamlAreFlawsToo() {
    assertThat(reader.read("some.yaml", "hakers:\n  - doubles: Bank").flaws())
        .singleElement()
        .asString()
        .startsWith("some.yaml:2: no card has the id");
    assertThat(reader.read("some.yaml", "hackers:\n  - {doubles: Bank").flaws())
        .singleElement()
        .asString()
        .startsWith("some.yaml:");
    assertThat(reader.read("some.yaml", "hackers: []\nhackers: []").flaws())
        .singleElement()
        .asString()
        .contains("hackers");
  }

  private static String basicGoal(String amount) {
    return "player-modifier: {value: basic-goal, set: " + amount + "}";
  }

  private static Ability basicGoal(Amount amount) {
    return new Ability.PlayerModifier(
        Ability.PlayerValue.BASIC_GOAL, Ability.Op.SET, amount, Who.YOU, Optional.empty());
  }

  private Ability one(String ability) {
    var item = "- " + ability.strip().replace("\n", "\n  ");
    var reading = read(item);
    assertThat(reading.flaws()).isEmpty();
    return reading.texts().get("hackers").abilities().getFirst();
  }

  private CardTextReader.Reading read(String abilities) {
    return reader.read("some.yaml", "hackers:\n" + abilities.indent(2));
  }
}
