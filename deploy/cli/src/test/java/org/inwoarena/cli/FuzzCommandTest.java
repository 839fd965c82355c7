package org.inwoarena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FuzzCommandTest {

  private final StringWriter out = new StringWriter();

  private int fuzz(String... arguments) {
    var all = new ArrayList<>(List.of("fuzz", "engine"));
    all.addAll(List.of(arguments));
    return Arena.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(out, true))
        .execute(all.toArray(String[]::new));
  }

  @Test
  void gamesAreCountedAndSummedUp() {
    assertThat(fuzz("--games", "3", "--seed", "1", "--players", "2")).isZero();
    assertThat(out.toString())
        .contains("3 games from seed 1")
        .contains("all of them held; they ended by {")
        .containsPattern("of \\d+ abilities \\d+ were carried out");
  }

  @Test
  void wrongArgumentsAreNamed() {
    assertThat(fuzz("--players", "7")).isEqualTo(2);
    assertThat(fuzz("--rules", "chess")).isEqualTo(2);
    assertThat(out.toString()).contains("2 to 6 players").contains("--rules is one of [standard");
  }
}
