package org.inwoarena.engine.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.scenario.Outcome;
import org.inwoarena.engine.scenario.ScenarioRunner;
import org.junit.jupiter.api.Test;

/** What counts as a proof, and which lies of the lists are found. */
class CountingTest {

  /** Few enough that a rulebook of forty clauses allows three exceptions. */
  private static final Rulebook RULEBOOK =
      Rulebook.parse(
          IntStream.rangeClosed(1, 38)
                  .mapToObj(number -> "- **R1.1." + number + "** Something.\n")
                  .collect(Collectors.joining())
              + "- **R3.3.6** Default: PL.\n  - 2002 edition: as EN.\n"
              + "- **R1.4.7** Default: a rule.\n");

  private static final TestRecord NO_TESTS = new TestRecord(Map.of(), List.of());

  /** Whether a pair of tokens that buys a Plot may be the Illuminati's. */
  private static final String PAIR =
      """
      scenario: a pair
      clauses: [R1.1.1, R3.3.6]
      cards:
        one: {power: 4}
        plot: {kind: plot}
      players:
        A:
          illuminati: {tokens: 1}
          plot-deck: [plot]
          structure:
            one: {on: illuminati, side: left, tokens: 1}
        B:
      """;

  private static List<Outcome> run(String steps) {
    return new ScenarioRunner(Catalogue.load()).run("a.yaml", PAIR + steps);
  }

  private static Coverage coverage(List<Outcome> outcomes, String lists) {
    return Coverage.of(RULEBOOK, Gaps.parse(lists), outcomes, NO_TESTS);
  }

  private static TreeSet<String> covered(String steps) {
    return new TreeSet<>(coverage(run(steps), "").covered().keySet());
  }

  @Test
  void aScenarioThatHoldsProvesItsClausesButNoSwitch() {
    assertThat(covered("steps:\n  - allowed: \"A: buy plot with illuminati and one\"\n"))
        .containsExactly("R1.1.1");
  }

  @Test
  void aCaseThatFailsProvesNothingAndNorDoesItsScenario() {
    var outcomes =
        run(
            """
            cases:
              good:
                - expect: {phase: main}
                  clauses: [R1.1.2]
              bad:
                - expect: {phase: main}
                  clauses: [R1.1.3]
                - expect: {phase: takeover}
            """);
    var coverage = coverage(outcomes, "");
    assertThat(coverage.covered()).containsOnlyKeys("R1.1.2");
    assertThat(coverage.problems()).anyMatch(problem -> problem.contains("phase is main"));
  }

  @Test
  void theSwitchedScenarioMustFailWithTheSwitchTurned() {
    var needs = "switch: R3.3.6\nsteps:\n  - ";
    assertThat(covered(needs + "allowed: \"A: buy plot with illuminati and one\"\n"))
        .containsExactly("R1.1.1", "R3.3.6");
    var careless = run(needs + "allowed: \"A: buy plot with illuminati\"\n").getFirst();
    assertThat(careless.failure().orElseThrow()).contains("holds with the switch R3.3.6 turned");
    assertThat(careless.proven()).isEmpty();
  }

  @Test
  void theOtherSideIsProvenWithItsReadingInForce() {
    var outcome =
        run("rules: {switches: [R3.3.6]}\n"
                + "switch: R3.3.6\n"
                + "steps:\n  - refused: \"A: buy plot with illuminati and one\"\n")
            .getFirst();
    assertThat(outcome.failure()).isEmpty();
    assertThat(outcome.turned()).containsExactly("R3.3.6/2002");
  }

  @Test
  void aSwitchThatDoesNotExistIsTold() {
    var outcome = run("switch: R1.1.2\nsteps:\n  - expect: {phase: main}\n").getFirst();
    assertThat(outcome.describe()).startsWith("a.yaml:13: a pair: no switch is called R1.1.2");
  }

  @Test
  void aRefusalProvesTheClauseItNames() {
    var step = "steps:\n  - refused: \"A: call off\"\n";
    assertThat(run(step).getFirst().proven()).doesNotContain("R7.6.1");
    assertThat(run(step + "    clause: R7.6.1\n").getFirst().proven()).contains("R7.6.1");
  }

  @Test
  void aCaseThatChecksNothingIsWrong() {
    assertThat(run("steps:\n  - \"A: buy plot with illuminati\"\n").getFirst().describe())
        .contains("no step expects, refuses or allows anything");
  }

  @Test
  void testsThatPassedProveTheirClauses() {
    var tests = new TestRecord(Map.of("R1.1.4", new TreeSet<>(List.of("T t"))), List.of());
    var coverage = Coverage.of(RULEBOOK, Gaps.parse(""), List.of(), tests);
    assertThat(coverage.covered()).containsOnlyKeys("R1.1.4");
    assertThat(coverage.warning()).isEmpty();
    assertThat(coverage(List.of(), "").warning()).isPresent();
  }

  @Test
  void theListsMayNotClaimWhatIsNotTrue() {
    var outcomes = run("steps:\n  - expect: {phase: main}\n    clauses: [R1.1.2]\n");
    var lists =
        """
        ## One reading
        - **R3.3.6** A reason that is long enough for anybody.
        ## Open
        - R1.1.2
        - R1.1.3
        - R9.9
        ## Not observable
        - **R1.1.1** A reason that is long enough for anybody.
        - **R1.1.3** Short.
        - **R1.1.4** A reason that is long enough for anybody.
        """;
    assertThat(coverage(outcomes, lists).problems())
        .contains(
            "R1.1.1 is listed, but covered by a.yaml:1 a pair",
            "R1.1.2 is listed, but covered by a.yaml:1 a pair",
            "R1.1.3 is both open and not observable",
            "R1.1.3 is listed without a reason",
            "R3.3.6 is said to have one reading, but has a switch",
            "R1.4.7 has a Default or a 2002 line, but no switch",
            "R1.1.5 is not covered and on no list",
            "R9.9 is listed, but the rulebook does not have it",
            "R3.3.6/2002 is not covered and on no list: it needs a scenario with 'switch: R3.3.6'")
        .noneMatch(problem -> problem.contains("8%"));
    var fourth = lists + "- **R1.1.6** A reason that is long enough for anybody.\n";
    assertThat(coverage(outcomes, fourth).problems())
        .contains("8% or more are called not observable");
  }

  @Test
  void whatIsProvenIsTakenOffTheOpenList() {
    assertThat(Gaps.pruned("# Open\n\n- R1.2.2\n- R1.2.2/2002\n", List.of("R1.2.2")))
        .isEqualTo("# Open\n\n- R1.2.2/2002\n");
  }
}
