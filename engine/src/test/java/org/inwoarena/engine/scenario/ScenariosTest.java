package org.inwoarena.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.inwoarena.engine.deck.Catalogue;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Runs every scenario file: the rules, one worked example each. */
class ScenariosTest {

  private static final Path FOLDER = Path.of("src/test/scenarios");
  private static final Path FOR_JUDGES = Path.of("../docs/examples");
  private static final Path NOT_YET = FOLDER.resolve("NOT-YET.md");
  private static final Path EXAMPLES = Path.of("../docs/rules/EXAMPLES.md");

  private final ScenarioRunner runner = new ScenarioRunner(Catalogue.load());

  @TestFactory
  Stream<DynamicTest> scenarios() throws IOException {
    var outcomes =
        Stream.of(files(FOLDER), files(FOR_JUDGES))
            .flatMap(List::stream)
            .flatMap(this::run)
            .toList();
    assertThat(outcomes).as("scenarios in %s", FOLDER).isNotEmpty();
    return outcomes.stream()
        .map(outcome -> DynamicTest.dynamicTest(outcome.name(), () -> check(outcome)));
  }

  @Test
  void everyExampleIsWrittenOrListed() throws IOException {
    var examples = cases("(?m)^\\*\\*(E\\d+) ", Files.readString(EXAMPLES));
    var written = new TreeSet<String>();
    for (var file : files(FOLDER)) {
      written.addAll(cases("(?m)^scenario: (E\\d+) ", Files.readString(file)));
    }
    var listed = new TreeSet<String>();
    for (var row : cases("(?m)^\\| (E[E0-9, ]+) \\|", Files.readString(NOT_YET))) {
      listed.addAll(List.of(row.split(", ")));
    }
    assertThat(examples).hasSize(99);
    assertThat(written)
        .as("both a scenario and listed as missing")
        .doesNotContainAnyElementsOf(listed);
    listed.addAll(written);
    assertThat(listed).isEqualTo(examples);
  }

  private static SortedSet<String> cases(String pattern, String text) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .map(hit -> hit.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<Path> files(Path folder) throws IOException {
    try (var all = Files.list(folder)) {
      return all.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  private Stream<Outcome> run(Path file) {
    try {
      return runner.run(file.toString(), Files.readString(file)).stream();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private void check(Outcome outcome) throws IOException {
    if (!outcome.ok()) {
      var file = Path.of(outcome.file());
      var again = runner.showingEvents().run(outcome.file(), Files.readString(file)).stream();
      fail(
          again
              .filter(other -> other.name().equals(outcome.name()))
              .map(other -> other.describe() + "\n" + String.join("\n", other.trace()))
              .collect(Collectors.joining("\n")));
    }
  }
}
