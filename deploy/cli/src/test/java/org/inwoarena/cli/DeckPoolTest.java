package org.inwoarena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.deck.PoolDealer;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class DeckPoolTest {

  private static final String SEED = "0123456789abcdef".repeat(4);

  private final StringWriter out = new StringWriter();

  private int run(String seed, String... more) {
    var line = new CommandLine(new DeckPool());
    line.setOut(new PrintWriter(out));
    line.setErr(new PrintWriter(out));
    var arguments = new ArrayList<String>();
    arguments.addAll(
        List.of(
            "--seed",
            seed,
            "--series",
            "00000000-0000-4000-8000-000000000001",
            "--player",
            "anna"));
    arguments.addAll(List.of(more));
    return line.execute(arguments.toArray(String[]::new));
  }

  @Test
  void thePoolIsDealtAgain() {
    assertThat(run(SEED, "--commitment", PoolDealer.commitment(SEED))).isZero();
    assertThat(out.toString().lines()).hasSize(93).isSorted();
  }

  @Test
  void anotherSeedThanTheCommittedOneIsBad() {
    assertThat(run("f" + SEED.substring(1), "--commitment", PoolDealer.commitment(SEED)))
        .isEqualTo(1);
    assertThat(run("short")).isEqualTo(2);
    assertThat(run(SEED, "--format", "constructed")).isEqualTo(2);
  }
}
