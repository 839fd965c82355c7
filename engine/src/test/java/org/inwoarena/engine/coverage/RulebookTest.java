package org.inwoarena.engine.coverage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The rulebook as data. */
class RulebookTest {

  private static Rulebook rulebook() throws IOException {
    return Coverage.rulebook(Path.of(".."));
  }

  @Test
  void everyClauseIsRead() throws IOException {
    assertThat(rulebook().numbered()).hasSize(647).startsWith("R0.1.1").endsWith("R20.2.4");
    assertThat(rulebook().provable()).hasSize(647 + 28).contains("R3.3.6", "R3.3.6/2002");
  }

  @Test
  void numbersAreOrderedAsNumbers() throws IOException {
    assertThat(rulebook().numbered().subSet("R2.4.9", "R2.5.1"))
        .containsExactly("R2.4.9", "R2.4.10");
  }

  @Test
  void defaultsAndEditionLinesAreSwitches() throws IOException {
    var clauses = rulebook().clauses();
    assertThat(clauses.get("R3.3.6").switchable()).isTrue();
    assertThat(clauses.get("R1.2.2").switchable()).isTrue();
    assertThat(clauses.get("R8.6.11").switchable()).isTrue();
    assertThat(clauses.get("R1.4.6").switchable()).isTrue();
    assertThat(clauses.get("R1.4.7").setting()).isTrue();
    assertThat(clauses.get("R1.4.7").switchable()).isFalse();
    assertThat(clauses.get("R1.2.1").setting()).isFalse();
    // It explains the word and has no default of its own.
    assertThat(clauses.get("R0.1.4").setting()).isFalse();
  }

  @Test
  void onlyWhatExistsIsKnown() throws IOException {
    assertThat(rulebook().knows("R3.3.6/2002")).isTrue();
    assertThat(rulebook().knows("R3.3.7" + Rulebook.OF_2002)).isFalse();
    assertThat(rulebook().knows("R3.3")).isFalse();
    assertThat(rulebook().knows("S1.1")).isTrue();
    assertThat(rulebook().knows("ED5")).isTrue();
  }

  @Test
  void aClauseStandsOnce() {
    assertThatThrownBy(() -> Rulebook.parse("- **R1.1.1** a\n- **R1.1.1** b\n"))
        .hasMessageContaining("R1.1.1 twice");
  }
}
