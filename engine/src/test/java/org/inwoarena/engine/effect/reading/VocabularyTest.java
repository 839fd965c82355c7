package org.inwoarena.engine.deck;


import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.api.Deck;
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
import org.inwoarena.engine.effect.Until;
import org.inwoarena.engine.effect.Who;
import org.inwoarena.engine.effect.reading.Vocabulary;
import org.junit.jupiter.api.Test;

/** The words of card data, the cards that use them and {@code docs/cards.md} keep in step. */
class VocabularyTest {

  private static final List<Class<?>> HIERARCHIES =
      List.of(
          Ability.class,
          Effect.class,
          Cost.class,
          Condition.class,
          Filter.class,
          Amount.class,
          Selection.Pool.class,
          Timing.class,
          Ability.Word.class);

  private static final List<Class<? extends Enum<?>>> ENUMS =
      List.of(
          Ability.Value.class,
          Ability.PlayerValue.class,
          Ability.Op.class,
          Ability.Use.class,
          Ability.Reach.class,
          Ability.Instant.class,
          Ability.TraitOp.class,
          Ability.AlignmentOp.class,
          Ability.Deed.class,
          Ability.Against.class,
          Ability.Per.class,
          Ability.Limit.class,
          Effect.What.class,
          Effect.To.class,
          Effect.RollOp.class,
          AttackTest.Word.class,
          Filter.Kind.class,
          Filter.Place.class,
          Filter.State.class,
          Filter.Measure.class,
          Filter.Comparison.class,
          Amount.Measure.class,
          Selection.Chooser.class,
          Timing.Period.class,
          Role.class,
          Until.class,
          Who.class,
          Deck.class,
          Moment.class);

  private static final Catalogue CATALOGUE = Catalogue.load();

  @Test
  void printUnused() {
    var used = used();
    for (var type : HIERARCHIES) {
      Vocabulary.records(type)
          .forEach(
              (word, record) -> {
                if (!used.contains(record)) {
                  System.out.println("UNUSED " + type.getSimpleName() + " " + word);
                }
              });
    }
    for (var type : ENUMS) {
      for (var constant : type.getEnumConstants()) {
        if (!used.contains(constant)) {
          System.out.println("UNUSED " + type.getSimpleName() + " " + Vocabulary.word(constant));
        }
      }
    }
  }

  /** Every record class and constant that occurs in a card text. */
  private static Set<Object> used() {
    var used = new java.util.HashSet<>();
    CATALOGUE.cards().forEach(card -> collect(CATALOGUE.text(card.id()).abilities(), used));
    return used;
  }

  private static void collect(Object value, Set<Object> used) {
    switch (value) {
      case Collection<?> many -> many.forEach(one -> collect(one, used));
      case Optional<?> maybe -> maybe.ifPresent(one -> collect(one, used));
      case Enum<?> constant -> used.add(constant);
      case Record record -> {
        used.add(record.getClass());
        for (var field : record.getClass().getRecordComponents()) {
          collect(of(field, record), used);
        }
      }
      default -> {}
    }
  }

  private static Object of(RecordComponent field, Record record) {
    try {
      return field.getAccessor().invoke(record);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
