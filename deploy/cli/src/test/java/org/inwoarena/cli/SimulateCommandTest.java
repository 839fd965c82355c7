package org.inwoarena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulateCommandTest {

  private StringWriter out = new StringWriter();

  private int simulate(String... arguments) {
    out = new StringWriter();
    var all = new ArrayList<>(List.of("simulate", "tournament"));
    all.addAll(List.of(arguments));
    return Arena.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(out, true))
        .execute(all.toArray(String[]::new));
  }

  @Test
  void sameSeedSameOutput() {
    assertThat(simulate("--players", "9", "--rounds", "4", "--seed", "5", "--absences", "10"))
        .isZero();
    var first = out.toString();
    assertThat(first)
        .contains("## Round 4", "## Standings after round 4", "## Places", "omw/1", "| bye");
    simulate("--players", "9", "--rounds", "4", "--seed", "5", "--absences", "10");
    assertThat(out.toString()).isEqualTo(first);
    simulate("--players", "9", "--rounds", "4", "--seed", "6", "--absences", "10");
    assertThat(out.toString()).isNotEqualTo(first);
  }

  @Test
  void everyFormatIsPlayed() {
    for (var format : List.of("single", "double", "roundrobin")) {
      assertThat(simulate("--players", "6", "--format", format)).isZero();
      assertThat(out.toString()).contains("## Places");
    }
    assertThat(simulate("--players", "12", "--cut", "4", "--games", "3")).isZero();
    assertThat(out.toString()).contains("cut to the top 4", "| F ");
  }

  @Test
  void filesAreWritten(@TempDir Path folder) throws IOException {
    var trf = folder.resolve("event.trf");
    var json = folder.resolve("event.json");
    assertThat(simulate("--players", "8", "--trf", trf.toString(), "--json", json.toString()))
        .isZero();
    assertThat(Files.readString(trf).lines().filter(line -> line.startsWith("001 "))).hasSize(8);
    assertThat(JsonMapper.builder().build().readTree(json.toFile()).at("/players")).hasSize(8);
  }

  @Test
  void wrongArgumentsAreNamed() {
    assertThat(simulate("--players", "1")).isEqualTo(2);
    assertThat(simulate("--players", "8", "--format", "chess")).isEqualTo(2);
    assertThat(out.toString()).contains("--format is swiss, single, double or roundrobin");
    assertThat(simulate("--players", "8", "--format", "single", "--rounds", "3")).isEqualTo(2);
    assertThat(simulate("--players", "4", "--rounds", "9")).isEqualTo(2);
    assertThat(out.toString()).contains("3 rounds without meeting again");
  }
}
