package org.inwoarena.engine.effect.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.inwoarena.engine.deck.CardFacts;
import org.inwoarena.engine.deck.Catalogue;
import org.junit.jupiter.api.Test;

/**
 * Every kind of ability, effect and cost is in use by at least three complete cards that scenarios
 * play with, or stands among the rare words with all the cards that use it. The table, printed, has
 * the words that fill their fields as well.
 */
class WordProofTest {

  private static final Path SCENARIOS = Path.of("src/test/scenarios");
  private static final Path OPEN = Path.of("../docs/rules/CARDS-OPEN.md");
  private static final Pattern RARE = Pattern.compile("(?m)^\\| `([^`]+)` \\| ([^|]+) \\|");
  private static final int ENOUGH = 3;

  private static final Catalogue CATALOGUE = Catalogue.load();

  @Test
  void threeCardsOfScenariosUseEveryWord() throws IOException {
    var cards = cardsByWord(played());
    var few = new TreeSet<String>();
    cards.forEach(
        (word, users) -> {
          System.out.printf("%-45s %3d %s%n", word, users.size(), first(users));
          if (users.size() < ENOUGH && word.matches("(Ability|Effect|Cost): .*")) {
            few.add(word);
          }
        });
    assertThat(few)
        .as("words with fewer than %d cards, and %s", ENOUGH, OPEN)
        .isEqualTo(rare().keySet());
  }

  /** That these cards are shown to work is the business of {@code CardProofTest}. */
  @Test
  void aRareWordStandsWithAllItsCards() throws IOException {
    var complete = CATALOGUE.cards().stream().map(CardFacts::id).collect(Collectors.toSet());
    complete.removeIf(card -> !CATALOGUE.text(card).complete());
    var cards = cardsByWord(complete);
    assertThat(rare())
        .allSatisfy((word, listed) -> assertThat(cards.get(word)).as(word).isEqualTo(listed));
  }

  /** The rare words with their cards. */
  private static Map<String, Set<String>> rare() throws IOException {
    return RARE.matcher(Files.readString(OPEN))
        .results()
        .collect(
            Collectors.toMap(
                row -> row.group(1), row -> new TreeSet<>(List.of(row.group(2).split(", ")))));
  }

  private static String first(Set<String> users) {
    return users.stream().limit(ENOUGH).collect(Collectors.joining(", "));
  }

  /** The complete cards of the catalogue that the scenarios name. */
  private static Set<String> played() throws IOException {
    var words = new HashSet<String>();
    try (var files = Files.list(SCENARIOS)) {
      for (var file : files.filter(each -> each.toString().endsWith(".yaml")).toList()) {
        var tokens = Pattern.compile("[a-z0-9][a-z0-9-]*").matcher(Files.readString(file));
        tokens.results().forEach(token -> words.add(token.group()));
      }
    }
    words.removeIf(word -> CATALOGUE.find(word).isEmpty() || !CATALOGUE.text(word).complete());
    return words;
  }

  private static Map<String, Set<String>> cardsByWord(Set<String> cards) {
    var users = new TreeMap<String, Set<String>>();
    var names = names();
    names.values().forEach(name -> users.put(name, new TreeSet<>()));
    for (var card : cards) {
      for (var part : Parts.of(CATALOGUE.text(card).abilities())) {
        var name = names.get(part instanceof Enum<?> ? part : part.getClass());
        if (name != null) {
          users.get(name).add(card);
        }
      }
    }
    return users;
  }

  /** The words by the record or constant that carries them. */
  private static Map<Object, String> names() {
    var names = new HashMap<Object, String>();
    for (var type : VocabularyTest.KEYED) {
      Vocabulary.records(type)
          .forEach((word, record) -> names.put(record, VocabularyTest.name(type, word)));
    }
    for (var type : VocabularyTest.CONSTANTS) {
      for (var constant : VocabularyTest.constants(type)) {
        names.put(constant, VocabularyTest.name(type, Vocabulary.word(constant)));
      }
    }
    return names;
  }
}
