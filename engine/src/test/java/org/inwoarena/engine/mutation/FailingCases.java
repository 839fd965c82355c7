package org.inwoarena.engine.mutation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.scenario.Outcome;
import org.inwoarena.engine.scenario.ScenarioRunner;

/** Run in a process of its own, with the changed classes first: which cases do not hold. */
final class FailingCases {

  /** Between the name of a case and what is wrong in it. */
  static final String THEN = "\t";

  private FailingCases() {}

  /** Runs the file of the first argument and writes a line per failing case to the second. */
  public static void main(String... args) throws IOException {
    var lines =
        outcomes(Path.of(args[0])).stream()
            .filter(outcome -> !outcome.ok())
            .map(outcome -> outcome.name() + THEN + oneLine(outcome.describe()))
            .toList();
    Files.write(Path.of(args[1]), lines, StandardCharsets.UTF_8);
  }

  static List<Outcome> outcomes(Path scenarios) throws IOException {
    return new ScenarioRunner(Catalogue.load())
        .run(scenarios.getFileName().toString(), Files.readString(scenarios));
  }

  private static String oneLine(String text) {
    return text.replaceAll("\\s+", " ");
  }
}
