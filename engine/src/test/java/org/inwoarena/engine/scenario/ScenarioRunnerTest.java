package org.inwoarena.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.inwoarena.engine.deck.Catalogue;
import org.junit.jupiter.api.Test;

/** What the runner says when a file is wrong, or right. */
class ScenarioRunnerTest {

  private static final String POSITION =
      """
      scenario: a test
      clauses: [R8.2.1]
      cards:
        leader: {power: 6}
        target: {resistance: 2}
      players:
        A:
          hand: [target]
          structure:
            leader: {on: illuminati, side: left, tokens: 1}
        B:
      steps:
      """;

  private static final int FIRST_STEP = 13;

  private final ScenarioRunner runner = new ScenarioRunner(Catalogue.load());

  private Outcome run(String... steps) {
    var yaml = POSITION + String.join("\n", steps) + "\n";
    return runner.run("a.yaml", yaml).getFirst();
  }

  private static void wrong(Outcome outcome, int line, String... says) {
    assertThat(outcome.ok()).isFalse();
    assertThat(outcome.line()).isEqualTo(line);
    assertThat(outcome.failure().orElseThrow()).contains(says);
    assertThat(outcome.describe()).startsWith("a.yaml:" + line + ": ");
  }

  @Test
  void whatHoldsIsFine() {
    var outcome =
        run("  - \"A: attack to control target with leader\"", "  - expect: {strength: 4}");
    assertThat(outcome.failure()).isEmpty();
    assertThat(outcome.clauses()).isEqualTo(List.of("R8.2.1"));
    assertThat(outcome.trace()).isEmpty();
  }

  @Test
  void theTableIsShownAfterEachStep() {
    var attack = "  - \"A: attack to control target with leader\"\n  - expect: {strength: 4}\n";
    var traced = runner.showingTheTable().run("a.yaml", POSITION + attack).getFirst().trace();
    assertThat(traced)
        .contains(
            "  |     left leader (power 6, resistance 0, TOKEN)",
            "  |   hand: target",
            FIRST_STEP + ": A: attack to control target with leader",
            "  | attack to control target with leader: strength 4, succeeds on 4 or less",
            "  |    -2 resistance of target (R8.4.1)",
            "  | under way: attack",
            FIRST_STEP + 1 + ": expect: {strength: 4}");
    assertThat(traced.getLast()).as("an unchanged table is not repeated").startsWith("14: expect");
    var events = runner.showingEvents().run("a.yaml", POSITION + attack).getFirst().trace();
    assertThat(events).anyMatch(line -> line.contains("\"type\":\"attack-announced\""));
  }

  @Test
  void theOrderOfPlayMayBeSaid() {
    var nwos = POSITION.replace("B:\n", "B: {table: [gun-control, fear-and-loathing]}\n");
    var order = nwos.replace("steps:", "order: [fear-and-loathing, gun-control]\nsteps:");
    var step = "  - expect: {turn: A}\n";
    assertThat(runner.showingTheTable().run("a.yaml", nwos + step).getFirst().trace())
        .contains("  | texts in order of play: gun-control, fear-and-loathing");
    assertThat(runner.showingTheTable().run("a.yaml", order + step).getFirst().trace())
        .contains("  | texts in order of play: fear-and-loathing, gun-control");
    var hand = order.replace("order: [fear-and-loathing", "order: [target");
    wrong(runner.run("a.yaml", hand + step).getFirst(), 12, "'target' is not in play");
  }

  @Test
  void whatWasProbablyMeantIsSuggested() {
    wrong(run("  - \"A: aid with laeder\""), FIRST_STEP, "did you mean 'leader'?");
    wrong(run("  - expect: {strenght: 4}"), FIRST_STEP, "did you mean 'strength'?");
    wrong(run("  - all pas"), FIRST_STEP, "did you mean 'all pass'?");
    wrong(run("  - \"A: atack to control target with leader\""), FIRST_STEP, "attack to control");
    var card = POSITION.replace("hand: [target]", "hand: [hacker]");
    wrong(runner.run("a.yaml", card + "  - all pass\n").getFirst(), 8, "did you mean 'hackers'?");
  }

  @Test
  void termsAreTakenRoleByRoleOrCardByCard() {
    var attack = "  - \"A: attack to control target with leader\"";
    var good = "  - expect: {terms: {power: {leader: 6}, resistance: -2}}";
    assertThat(run(attack, good).failure()).isEmpty();
    wrong(
        run(attack, "  - expect: {terms: {power: {leader: 5}, resistance: -2}}"),
        FIRST_STEP + 1,
        "power is {leader=6}, not {leader=5}");
    wrong(run(attack, "  - expect: {terms: {power: 6}}"), FIRST_STEP + 1, "all of them must");
  }

  @Test
  void whatDoesNotHoldIsToldWithItsLine() {
    wrong(
        run(
            "  - \"A: attack to control target with leader\"",
            "  - expect:",
            "      needed: 4",
            "      strength: 5"),
        FIRST_STEP + 3,
        "strength is 4, not 5");
  }

  @Test
  void anIllegalCommandIsToldWithItsClause() {
    wrong(run("  - \"A: attack to control leader with leader\""), FIRST_STEP, "refused: ", "(R");
  }

  @Test
  void aLegalCommandIsNotRefused() {
    wrong(
        run("  - refused: \"A: attack to control target with leader\""),
        FIRST_STEP,
        "should be refused, but is legal");
  }

  @Test
  void aRefusalByAnotherClauseIsNotTheOneMeant() {
    wrong(
        run("  - refused: \"A: call off\"", "    clause: R1.1.1"),
        FIRST_STEP + 1,
        "refused by another clause than R1.1.1");
  }

  @Test
  void missingDiceAreAskedFor() {
    wrong(
        run("  - \"A: attack to control target with leader\"", "  - all pass"),
        FIRST_STEP + 1,
        "put a step 'dice: [..]' before");
  }

  @Test
  void whatCannotBeUnderstoodIsToldWithItsLine() {
    wrong(run("  - \"A: dance\""), FIRST_STEP, "not a command: 'dance'");
    wrong(run("  - \"Z: pass\""), FIRST_STEP, "no player is called 'Z'");
    wrong(run("  - \"A: aid with nobody\""), FIRST_STEP, "no card is called 'nobody'");
    wrong(run("  - expect: {colour: red}"), FIRST_STEP, "nothing called 'colour'");
    wrong(run("  - expect: {strength: 4}"), FIRST_STEP, "no attack is under way");
    wrong(run("  - rest"), FIRST_STEP, "not a step: 'rest'");
  }

  @Test
  void aBrokenPositionIsToldWithItsLine() {
    var nowhere = POSITION.replace("side: left", "side: inside");
    wrong(runner.run("a.yaml", nowhere + "  - all pass\n").getFirst(), 10, "'inside' is none of");
    var unknown = POSITION.replace("hand: [target]", "hand: [nothing-like-it]");
    wrong(runner.run("a.yaml", unknown + "  - all pass\n").getFirst(), 8, "nothing-like-it");
    var typo = POSITION.replace("power: 6", "pwoer: 6");
    wrong(runner.run("a.yaml", typo + "  - all pass\n").getFirst(), 4, "unknown key 'pwoer'");
  }

  @Test
  void aFileThatIsNoYamlIsToldWithItsLine() {
    wrong(runner.run("a.yaml", "scenario: x\nclauses: [R1\nsteps: 3: 4").getFirst(), 3, "");
  }

  @Test
  void aScenarioWithoutStepsChecksNothing() {
    var outcome = runner.run("a.yaml", POSITION.replace("steps:", "")).getFirst();
    assertThat(outcome.failure().orElseThrow()).contains("checks nothing");
  }

  @Test
  void aGameMayBeRefusedToBegin() {
    var equal =
        """
        scenario: decks
        clauses: [R1.1.1]
        decks:
          A: [ufos, hackers]
          B: [ufos, nasa]
        refused-to-begin: R1.2.1
        """;
    wrong(runner.run("a.yaml", equal).getFirst(), 6, "the game begins");
    var unequal = runner.run("a.yaml", equal.replace("nasa", "nasa, fbi")).getFirst();
    assertThat(unequal.failure()).isEmpty();
    assertThat(unequal.proven()).containsExactly("R1.1.1", "R1.2.1");
    var otherwise = equal.replace("nasa", "nasa, fbi").replace("begin: R1.2.1", "begin: R1.2.2");
    wrong(runner.run("a.yaml", otherwise).getFirst(), 4, "does not begin", "R1.2.1");
  }

  private static final String EACH =
      """
      scenario: a $kind test
      clauses: []
      each:
        - {kind: mild, group: fbi, power: 4}
        - {kind: strong, group: cia, power: 6}
      players:
        A: {structure: {$group: {on: illuminati, side: left}}}
        B:
      steps:
        - expect: {power: {$group: $power}}
          effect: $group
      """;

  @Test
  void eachRunsOneCopyForEveryEntryAndNamesTheLineOfTheOneThatFails() {
    var outcomes = runner.run("a.yaml", EACH);
    assertThat(outcomes).hasSize(2);
    assertThat(outcomes.getFirst().name()).isEqualTo("a mild test / mild, fbi, 4");
    assertThat(outcomes.getFirst().shown()).containsExactly(new Shown("fbi", Shown.Part.EFFECT));
    var wrong = runner.run("a.yaml", EACH.replace("power: 6", "power: 7"));
    assertThat(wrong.getFirst().ok()).isTrue();
    wrong(wrong.getLast(), 5, "7", "(each of line 5)");
    assertThat(wrong.getLast().shown()).isEmpty();
  }

  @Test
  void aCaseMayBeWrittenForEachToo() {
    var outcomes =
        runner.run(
            "a.yaml",
            POSITION.replace("steps:\n", "")
                + """
                cases:
                  by dice:
                    each:
                      - {first: 2, success: true}
                      - {first: 3, success: false}
                    steps:
                      - dice: [$first, 2]
                      - "A: attack to control target with leader"
                      - all pass
                      - expect: {success: $success}
                """);
    assertThat(outcomes).hasSize(2).allMatch(Outcome::ok);
    assertThat(outcomes.getLast().name()).isEqualTo("a test / by dice / 3, false");
  }

  @Test
  void eachGivesWhatIsUsedAndNoMore() {
    wrong(
        runner.run("a.yaml", EACH.replace("$power", "$strength")).getFirst(),
        10,
        "no 'strength'",
        "(each of line 4)");
    wrong(
        runner.run("a.yaml", EACH.replace("{$group: $power}", "{$group: 4}")).getFirst(),
        4,
        "power");
  }

  @Test
  void onlyARealCardThatTakesPartIsShown() {
    wrong(
        runner.run("a.yaml", EACH.replace("effect: $group", "effect: sniper")).getFirst(),
        11,
        "sniper");
    var own = "cards: {fbi: {power: 4}, cia: {power: 6}}\nplayers:";
    wrong(runner.run("a.yaml", EACH.replace("players:", own)).getFirst(), 4, "fbi");
  }
}
