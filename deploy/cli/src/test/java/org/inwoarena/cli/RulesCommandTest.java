package org.inwoarena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.inwoarena.contracts.Json;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A checkout with three rules, of which one is proven. */
class RulesCommandTest {

  private static final String SCENARIO =
      """
      scenario: a turn
      clauses: [R1.1.1]
      players: {A: {}, B: {}}
      steps:
        - expect: {phase: main, turn: A}
      """;

  @TempDir private Path home;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void checkout() throws IOException {
    write("docs/rules/RULES.md", "- **R1.1.1** One.\n- **R1.1.2** Two.\n- **R1.1.3** Three.\n");
    write("docs/rules/COVERAGE.md", "- R1.1.2\n");
    write("engine/src/test/scenarios/turn.yaml", SCENARIO);
    System.setProperty("arena.home", home.toString());
  }

  @AfterEach
  void goHome() {
    System.clearProperty("arena.home");
  }

  private void write(String file, String text) throws IOException {
    var path = home.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private int rules(String... arguments) {
    var all = new ArrayList<>(List.of("rules"));
    all.addAll(List.of(arguments));
    return Arena.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(all.toArray(String[]::new));
  }

  @Test
  void whatIsNotProvenIsListed() {
    assertThat(rules()).isEqualTo(1);
    assertThat(out.toString())
        .containsPattern("clauses +3\n")
        .containsPattern("covered +1\n")
        .containsPattern("UNCOVERED +2\n +R1.1.2 R1.1.3\n")
        .contains("WARNING: the tests of the engine have not run")
        .contains("PROBLEM: R1.1.3 is not covered and on no list");
  }

  @Test
  void aClauseNamesItsProofs() {
    rules("R1.1.1", "R1.1.2");
    assertThat(out.toString())
        .contains("R1.1.1  One.")
        .contains("proven by engine/src/test/scenarios/turn.yaml:1 a turn")
        .contains("R1.1.2  Two.\n    UNCOVERED");
    assertThat(rules("R1.1.4")).isEqualTo(2);
  }

  @Test
  void jsonIsOneObject() throws IOException {
    rules("--json");
    var report = Json.mapper().readTree(out.toString());
    assertThat(report.get("clauses").asInt()).isEqualTo(3);
    assertThat(report.get("covered").get("R1.1.1")).hasSize(1);
    assertThat(report.get("uncovered")).hasSize(2);
  }
}
