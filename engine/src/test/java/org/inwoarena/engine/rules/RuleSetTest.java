package org.inwoarena.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.GameSetup;
import org.inwoarena.engine.coverage.Clauses;
import org.inwoarena.engine.deck.DeckList;
import org.junit.jupiter.api.Test;

/** Rule sets are composed of switches, and every switch means something (ED1 to ED5). */
class RuleSetTest {

  private static final Path RULES = Path.of("../docs/rules/RULES.md");
  private static final Path SOURCES = Path.of("src/main/java");

  /** Switches about cards the engine does not play yet; nothing else may be left unasked. */
  private static final Set<Switch> WAITING =
      EnumSet.of(
          Switch.CARDS_FOR_ALL_PASS_PROTECTION,
          Switch.EARLY_TOKENS_POWER_AND_ANSWER,
          Switch.PLOTS_BOUGHT_IN_PRIVILEGED,
          Switch.ASSASSINATION_DURING_ATTACK,
          Switch.DISASTER_DURING_ATTACK,
          Switch.AUTOMATIC_FAILURE_WITHOUT_ROLL);

  @Test
  void theSwitchesOf2002AreThoseTheRulebookLists() throws IOException {
    var line =
        Files.readString(RULES)
            .lines()
            .filter(text -> text.startsWith("With a 2002 edition line:"))
            .findFirst()
            .orElseThrow();
    var listed = new TreeSet<>(List.of(line.replaceAll(".*line: |\\.$", "").split(", ")));
    assertThat(RuleSet.preset("2002").switches()).isEqualTo(listed);
    assertThat(RuleSet.preset("standard").switches()).isEmpty();
  }

  @Test
  void everySwitchIsNamedAfterAClauseOfTheRulebook() throws IOException {
    var rules = Files.readString(RULES);
    for (var one : Switch.values()) {
      assertThat(rules).as(one.name()).contains("- **" + one.clause() + "**");
      assertThat(Switch.of(one.clause())).contains(one);
      assertThat(one.standard()).isNotEqualTo(one.other());
    }
  }

  @Test
  void everySwitchIsAskedSomewhere() throws IOException {
    try (var files = Files.walk(SOURCES)) {
      var source =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .map(RuleSetTest::read)
              .collect(Collectors.joining());
      var unasked =
          Arrays.stream(Switch.values())
              .filter(
                  one -> !Pattern.compile("Switch\\." + one.name() + "\\b").matcher(source).find())
              .collect(Collectors.toSet());
      assertThat(WAITING).containsAll(unasked);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  void turningASwitchTwiceLeavesTheRulesAsTheyWere() {
    var rules = RuleSet.preset("2002");
    assertThat(rules.on(Switch.AIDERS_JOIN_AFTERWARDS)).isTrue();
    assertThat(rules.turned("R7.2.1").on(Switch.AIDERS_JOIN_AFTERWARDS)).isFalse();
    assertThat(rules.turned("R7.2.1").turned("R7.2.1")).isEqualTo(rules);
    assertThatThrownBy(() -> rules.turned("R1.1.1")).hasMessageContaining("R1.1.1");
  }

  @Test
  @Clauses({"R1.2.1", "R1.2.2", "R1.2.2/2002"})
  void decksAreOfOneSizeAndIn2002OfAFixedOne() {
    var engine = new Engine(Board.CATALOGUE);
    assertThat(engine.start(setup("standard", 44, 44)).after().over()).isFalse();
    assertThatThrownBy(() -> engine.start(setup("standard", 44, 45)))
        .hasMessageContaining("R1.2.1");
    assertThatThrownBy(() -> engine.start(setup("2002", 44, 44))).hasMessageContaining("R1.2.2");
    assertThat(engine.start(setup("2002", 45, 45)).after().rules().basicGoal()).isEqualTo(12);
  }

  private static GameSetup setup(String rules, int one, int other) {
    return new GameSetup(
        RuleSet.preset(rules), GameSetup.CARD_TEXTS, List.of(deck(one), deck(other)), Map.of());
  }

  private static DeckList deck(int size) {
    var cards = new ArrayList<>(List.of("ufos", "hackers"));
    while (cards.size() < size) {
      cards.add("car-bomb");
    }
    return new DeckList(cards);
  }
}
