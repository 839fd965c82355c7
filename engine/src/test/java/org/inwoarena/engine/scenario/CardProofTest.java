package org.inwoarena.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.deck.CardFacts;
import org.inwoarena.engine.deck.CardSet;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.yaml.Node;
import org.inwoarena.engine.yaml.NodeReader;
import org.junit.jupiter.api.Test;

/**
 * The cards that are complete have scenarios: one step that shows the main effect, and one that
 * shows the limit or cost. Those that wait for theirs stand on a list that only shrinks.
 */
class CardProofTest {

  private static final Path SCENARIOS = Path.of("src/test/scenarios");
  private static final Path TEXTS = Path.of("src/main/resources/cards/effects");
  private static final Path TEMPLATES = TEXTS.resolve("templates.yaml");
  private static final Path OPEN = Path.of("../docs/rules/CARDS-OPEN.md");
  private static final Pattern LISTED = Pattern.compile("(?m)^- (\\S+ (?:effect|limit))$");

  private static final Pattern RARE = Pattern.compile("(?m)^\\| `[^`]+` \\| ([^|]+) \\|");

  private static final Set<CardKind> WHOLE_KINDS =
      Set.of(
          CardKind.ILLUMINATI,
          CardKind.GOAL,
          CardKind.NWO,
          CardKind.DISASTER,
          CardKind.ASSASSINATION);

  private static final Catalogue CATALOGUE = Catalogue.load();

  @Test
  void everyCompleteCardIsShown() {
    var missing = new TreeSet<String>();
    for (var card : required()) {
      for (var part : Shown.Part.values()) {
        missing.add(card + " " + part.word());
      }
    }
    var shown =
        outcomes().stream().flatMap(outcome -> outcome.shown().stream()).map(CardProofTest::entry);
    missing.removeAll(shown.collect(Collectors.toSet()));
    var listed =
        LISTED.matcher(text(OPEN)).results().map(hit -> hit.group(1)).collect(Collectors.toSet());
    assertThat(missing).as("neither shown nor listed in %s", OPEN).isSubsetOf(listed);
    assertThat(listed).as("listed in %s, but shown or not asked for", OPEN).isSubsetOf(missing);
  }

  private static String entry(Shown shown) {
    return shown.card() + " " + shown.part().word();
  }

  /** The cards of rare words: no others show them. */
  private static Stream<String> rare() {
    return RARE.matcher(text(OPEN)).results().flatMap(row -> Stream.of(row.group(1).split(", ")));
  }

  /**
   * The whole kinds of the base set, every card whose text is one that others share, and those of
   * rare words.
   */
  private static SortedSet<String> required() {
    var required =
        CATALOGUE.cards().stream()
            .filter(card -> card.set() == CardSet.BASE && WHOLE_KINDS.contains(card.kind()))
            .map(CardFacts::id)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(required).hasSize(52);
    rare().forEach(required::add);
    var templates = entries(TEMPLATES).values().keySet();
    assertThat(templates).hasSize(11);
    for (var file : files(TEXTS)) {
      if (!file.equals(TEMPLATES)) {
        entries(file)
            .values()
            .forEach(
                (card, text) -> {
                  if (uses(text, templates)) {
                    required.add(card);
                  }
                });
      }
    }
    return required;
  }

  private static boolean uses(Node text, Set<String> templates) {
    return text.items().stream()
        .anyMatch(
            ability ->
                ability instanceof Node.Fields fields
                    && templates.containsAll(fields.values().keySet()));
  }

  private static Node.Fields entries(Path file) {
    return NodeReader.read(text(file)).getFirst().fields();
  }

  private static List<Outcome> outcomes() {
    var runner = new ScenarioRunner(CATALOGUE);
    return files(SCENARIOS).stream()
        .flatMap(file -> runner.run(file.toString(), text(file)).stream())
        .toList();
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
