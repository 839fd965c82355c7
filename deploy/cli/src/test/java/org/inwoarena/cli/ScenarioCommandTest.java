package org.inwoarena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.inwoarena.contracts.Json;
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

  private static final String WRONG = GOOD.replace("turn: A", "turn: B");

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
    var file = Files.writeString(folder.resolve("one.yaml"), GOOD + "---\n" + WRONG);
    assertThat(scenario("--json", file.toString())).isEqualTo(1);
    var cases = out.toString().strip().lines().map(ScenarioCommandTest::json).toList();
    assertThat(cases).hasSize(2);
    assertThat(cases.getFirst().get("ok").asBoolean()).isTrue();
    assertThat(cases.getFirst().has("message")).isFalse();
    assertThat(cases.getLast().get("file").asText()).endsWith("one.yaml");
    assertThat(cases.getLast().get("line").asInt()).isEqualTo(11);
    assertThat(cases.getLast().get("message").asText()).isEqualTo("turn is A, not B");
  }

  private static JsonNode json(String line) {
    try {
      return Json.mapper().readTree(line);
    } catch (JsonProcessingException e) {
      throw new AssertionError(line, e);
    }
  }

  @Test
  void aTraceShowsTheTable() throws IOException {
    var file = Files.writeString(folder.resolve("one.yaml"), GOOD);
    assertThat(scenario("--trace", file.toString())).isZero();
    assertThat(out.toString())
        .contains("| turn 5 of A, main; asked: A main", "5: expect: {phase: main, turn: A}")
        .contains("one.yaml:1: a turn ok");
  }

  @Test
  void nothingToRunIsWrong() {
    assertThat(scenario(folder.toString())).isEqualTo(2);
    assertThat(scenario(folder.resolve("none.yaml").toString())).isEqualTo(2);
    assertThat(err.toString()).contains("no *.yaml in").contains("cannot read");
  }
}
