package org.inwoarena.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.deck.CardFacts;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.effect.Ability;
import org.junit.jupiter.api.Test;

/** Texts in force are found by what they hold, whichever they are. */
class SourcesTest {

  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final List<Printed> PRINTED =
      CATALOGUE.cards().stream().map(card -> Printed.of(card, CATALOGUE.text(card.id()))).toList();

  @Test
  void everyTextIsFoundByEveryKindOfItsAbilitiesInTheOrderOfPlay() {
    var sources = all();
    for (var kind : kinds()) {
      var wanted =
          PRINTED.stream()
              .filter(card -> card.text().abilities().stream().anyMatch(kind::isInstance))
              .map(Printed::id)
              .toList();
      assertThat(sources.with(kind.asSubclass(Ability.class)))
          .as(kind.getSimpleName())
          .extracting(source -> source.printed().id())
          .isNotEmpty()
          .containsExactlyElementsOf(wanted);
    }
  }

  @Test
  void everyTriggerListensToItsMoments() {
    var sources = all();
    assertThat(Arrays.stream(Moment.values()).mapToInt(m -> sources.listeners(m).size()).sum())
        .isEqualTo(
            PRINTED.stream()
                .flatMap(card -> card.text().abilities().stream())
                .filter(Ability.Trigger.class::isInstance)
                .mapToInt(trigger -> ((Ability.Trigger) trigger).at().moments().size())
                .sum())
        .isPositive();
  }

  @Test
  void aKeywordNamesAFamily() {
    var paralyses = all().ofFamily("Paralysis");
    assertThat(paralyses).isNotEmpty();
    assertThat(paralyses)
        .extracting(source -> source.printed().facts())
        .extracting(CardFacts::keyword)
        .allSatisfy(keyword -> assertThat(keyword).contains("Paralysis"));
  }

  @Test
  void aCardThatLeavesIsNoSourceAndOneThatComesBackIsTheLatest() {
    var two = Sources.NONE.with(1, PRINTED.get(0)).with(2, PRINTED.get(1));
    var back = two.without(1).with(1, PRINTED.get(0));
    assertThat(two.without(1).cards()).containsExactly(2);
    assertThat(back.cards()).containsExactly(2, 1);
    assertThat(back).isNotEqualTo(two);
    assertThat(back.without(2).with(2, PRINTED.get(1))).isEqualTo(two).hasSameHashCodeAs(two);
  }

  private static List<Class<?>> kinds() {
    return Stream.of(Ability.class, Ability.Standing.class, Ability.Usable.class)
        .flatMap(kind -> Arrays.stream(kind.getPermittedSubclasses()))
        .filter(kind -> !kind.isInterface())
        .toList();
  }

  private static Sources all() {
    var sources = Sources.NONE;
    for (var i = 0; i < PRINTED.size(); i++) {
      sources = sources.with(i + 1, PRINTED.get(i));
    }
    return sources;
  }
}
