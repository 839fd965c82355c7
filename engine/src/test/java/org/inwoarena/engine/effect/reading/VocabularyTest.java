package org.inwoarena.engine.effect.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.inwoarena.engine.api.Deck;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Amount;
import org.inwoarena.engine.effect.AttackTest;
import org.inwoarena.engine.effect.Cost;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.effect.Timing;
import org.inwoarena.engine.effect.Until;
import org.inwoarena.engine.effect.Who;
import org.inwoarena.engine.yaml.NodeReader;
import org.junit.jupiter.api.Test;

/** The words of card data, the cards that use them and {@code docs/cards.md} keep in step. */
class VocabularyTest {

  private static final Path PAGE = Path.of("../docs/cards.md");
  private static final Path TEMPLATES = Path.of("src/main/resources/cards/effects/templates.yaml");
  private static final String UNUSED = "## Not used yet";

  static final List<Class<?>> KEYED = List.of(Ability.class, Effect.class, Cost.class);

  private static final List<Class<?>> WITH_FIELDS =
      List.of(Effect.Option.class, Effect.Line.class, Effect.Spec.class, AttackTest.class);

  static final List<Class<? extends Enum<?>>> CONSTANTS =
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
          Filter.Place.class,
          Filter.State.class,
          Filter.Measure.class,
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
  void thePageNamesEveryWord() {
    var named =
        Pattern.compile("`[^`]*`|(?s)```.*?```")
            .matcher(page())
            .results()
            .flatMap(code -> Stream.of(code.group().split("[^A-Za-z-]+")))
            .collect(Collectors.toSet());
    assertThat(words()).allSatisfy(word -> assertThat(named).contains(word));
  }

  /** A word without a card waits for one, on a list that only shrinks, or goes. */
  @Test
  void thePageSaysWhichWordsNoCardUses() {
    var listed =
        Pattern.compile("`([^`]*)`")
            .matcher(page().substring(page().indexOf(UNUSED)))
            .results()
            .map(code -> code.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(listed).isEqualTo(unused());
  }

  /** What a filter asks for, something must put there. */
  @Test
  void everyMarkIsPutSomewhere() {
    var asked = new HashSet<String>();
    var put = new HashSet<String>();
    for (var part : parts()) {
      switch (part) {
        case Filter.Marked(var mark) -> asked.add(mark);
        case Effect.Mark(var what, var mark, var off) when !off -> put.add(mark);
        default -> {}
      }
    }
    assertThat(put).isNotEmpty().containsAll(asked);
  }

  private static Set<String> words() {
    var words = new TreeSet<String>();
    for (var type : KEYED) {
      words.addAll(Vocabulary.records(type).keySet());
      Vocabulary.records(type).values().forEach(record -> words.addAll(fields(record)));
    }
    WITH_FIELDS.forEach(record -> words.addAll(fields(record)));
    CONSTANTS.forEach(type -> constants(type).forEach(each -> words.add(Vocabulary.word(each))));
    words.addAll(FilterGrammar.FORMS.keySet());
    words.addAll(AmountGrammar.FORMS.keySet());
    words.addAll(ConditionGrammar.FORMS.keySet());
    words.addAll(SelectionGrammar.POOLS.keySet());
    words.addAll(NodeReader.read(text(TEMPLATES)).getFirst().fields().values().keySet());
    return words;
  }

  private static Set<String> unused() {
    var used =
        parts().stream()
            .map(part -> part instanceof Enum<?> ? part : part.getClass())
            .collect(Collectors.toSet());
    var unused = new TreeSet<String>();
    for (var type : KEYED) {
      Vocabulary.records(type)
          .forEach((word, record) -> note(unused, used.contains(record), type, word));
    }
    for (var type : CONSTANTS) {
      for (var constant : constants(type)) {
        note(unused, used.contains(constant), type, Vocabulary.word(constant));
      }
    }
    return unused;
  }

  private static void note(Set<String> unused, boolean isUsed, Class<?> type, String word) {
    if (!isUsed) {
      unused.add(name(type, word));
    }
  }

  /** A word with the place it has its meaning in: {@code Effect: draw}. */
  static String name(Class<?> type, String word) {
    return type.getName().replaceFirst(".*\\.", "").replace('$', '.') + ": " + word;
  }

  private static List<String> fields(Class<?> record) {
    return Stream.of(record.getRecordComponents()).map(Vocabulary::word).toList();
  }

  static List<Enum<?>> constants(Class<? extends Enum<?>> type) {
    return List.of(type.getEnumConstants());
  }

  /** Every record and constant of every card text. */
  private static Set<Object> parts() {
    var parts = new HashSet<>();
    CATALOGUE
        .cards()
        .forEach(card -> parts.addAll(Parts.of(CATALOGUE.text(card.id()).abilities())));
    return parts;
  }

  private static String page() {
    return text(PAGE);
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
