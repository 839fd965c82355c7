package org.inwoarena.engine.effect.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.effect.Who;
import org.junit.jupiter.api.Test;

/** What the reader cannot see: whether the words of a card belong together. */
class CardSenseTest {

  private static final Catalogue CATALOGUE = Catalogue.load();

  @Test
  void whoSpeaksOfALinkCanBeLinked() {
    inCards(
        part ->
            part == Role.LINKED
                || part == Role.MASTER_OF_LINKED
                || part == Who.CONTROLLER_OF_LINKED,
        part ->
            part instanceof Ability.Link
                || part instanceof Effect.LinkTo
                || part instanceof Effect.TakeOver(var what, var linkThis, var automatic, var under)
                    && linkThis);
  }

  @Test
  void whoSpeaksOfThePlayerLetsOneBeChosen() {
    inAbilities(
        part -> part == Who.PLAYER || part == Effect.To.PLAYERS_HAND,
        part -> part instanceof Selection.Pool.Players);
  }

  @Test
  void whoSpeaksOfTheTargetHasOne() {
    inAbilities(
        part -> part == Role.TARGET || part == Role.MASTER_OF_TARGET,
        part ->
            part instanceof Selection(var pool, var of, var least, var most, var chooser, var sum)
                && !pool.equals(new Selection.Pool.OfRole(Role.TARGET)));
  }

  @Test
  void whatIsChosenHasBeenPickedOrIsWhatAPlotAimsAt() {
    inAbilities(
        part -> part == Role.CHOSEN,
        part -> part instanceof Effect.Pick || part == Moment.PLOT_PLAYED);
    inAbilities(
        part -> part instanceof Filter.AlignedAsChosen || part instanceof Ability.Word.Chosen,
        part -> part instanceof Effect.PickAlignment);
  }

  @Test
  void everyPlotThatIsNoGoalAndNoOrderCanBePlayed() {
    var kinds = List.of(CardKind.PLOT, CardKind.DISASTER, CardKind.ASSASSINATION);
    assertThat(CATALOGUE.cards())
        .filteredOn(card -> kinds.contains(card.kind()))
        .filteredOn(card -> CATALOGUE.text(card.id()).complete())
        .allSatisfy(
            card ->
                assertThat(CATALOGUE.text(card.id()).abilities())
                    .as(card.id())
                    .hasAtLeastOneElementOfType(Ability.Played.class));
  }

  private static void inCards(Predicate<Object> speaks, Predicate<Object> needs) {
    for (var card : CATALOGUE.cards()) {
      // A Group may speak of what others link to it.
      if (!card.kind().isGroup()) {
        check(card.id(), CATALOGUE.text(card.id()).abilities(), speaks, needs);
      }
    }
  }

  private static void inAbilities(Predicate<Object> speaks, Predicate<Object> needs) {
    for (var card : CATALOGUE.cards()) {
      for (var ability : CATALOGUE.text(card.id()).abilities()) {
        check(card.id(), List.of(ability), speaks, needs);
      }
    }
  }

  private static void check(
      String card, List<Ability> abilities, Predicate<Object> speaks, Predicate<Object> needs) {
    var parts = abilities.stream().flatMap(CardSenseTest::parts).toList();
    if (parts.stream().anyMatch(speaks)) {
      assertThat(parts).as(card).anyMatch(needs);
    }
  }

  /** A record with everything in it, however deep. */
  private static Stream<Object> parts(Object value) {
    var parts = new ArrayList<>();
    parts.add(value);
    switch (value) {
      case Collection<?> many -> many.forEach(one -> parts(one).forEach(parts::add));
      case Optional<?> maybe -> maybe.ifPresent(one -> parts(one).forEach(parts::add));
      case Record record -> {
        for (var field : record.getClass().getRecordComponents()) {
          try {
            parts(field.getAccessor().invoke(record)).forEach(parts::add);
          } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
          }
        }
      }
      default -> {}
    }
    return parts.stream();
  }
}
