package org.inwoarena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenarioCommandTest {

  private static final String GOOD =
      """
      scenario: a turn
      clauses: [R2.1.1]
      players: {A: {}, B: {}}
      steps:
        - expect: {phase: main, turn: A}
      """;

  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int scenario(String... arguments) {
    return Arena.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(
            java.util.stream.Stream.concat(
                    java.util.stream.Stream.of("scenario"), java.util.Arrays.stream(arguments))
                .toArray(String[]::new));
  }

  @Test
  void aFolderIsRunWhole() throws IOException {
    Files.writeString(folder.resolve("one.yaml"), GOOD);
    Files.writeString(folder.resolve("two.yaml"), GOOD.replace("turn: A", "turn: B"));
    assertThat(scenario(folder.toString())).isEqualTo(1);
    assertThat(out.toString())
        .contains("one.yaml:1: a turn ok")
        .contains("two.yaml:5: a turn: turn is A, not B")
        .contains("2 cases, 1 do not hold");
  }

  @Test
  void jsonIsOneObjectPerCase() throws IOException {
    var file = Files.writeString(folder.resolve("one.yaml"), GOOD);
    assertThat(scenario("--json", file.toString())).isZero();
    assertThat(out.toString().strip()).startsWith("{").endsWith("}").contains("\"clauses\"");
  }

  @Test
  void nothingToRunIsWrong() {
    assertThat(scenario(folder.toString())).isEqualTo(2);
    assertThat(scenario(folder.resolve("none.yaml").toString())).isEqualTo(2);
    assertThat(err.toString()).contains("no *.yaml in").contains("cannot read");
  }
}
