package org.inwoarena.deck.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.Day;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.deck.DeckReader;
import org.inwoarena.engine.deck.DeckTerms;
import org.inwoarena.engine.deck.DeckValidator;
import org.inwoarena.engine.deck.Formats;
import org.junit.jupiter.api.Test;

class DeckStatisticsTest {

  private final Catalogue catalogue = Catalogue.load();

  private DeckStatistics of(String... cards) {
    return DeckStatistics.of(catalogue, new DeckList(List.of(cards)));
  }

  private static GoalReach goal(DeckStatistics statistics, String name) {
    return statistics.goals().getFirst().goals().stream()
        .filter(goal -> goal.goal().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError(statistics.goals() + " has no " + name));
  }

  private static GoalReach.Term onlyTerm(GoalReach goal) {
    return goal.ways().getFirst().terms().getFirst();
  }

  @Test
  void numbersAreThePrintedOnes() {
    var statistics = of("ufos", "new-york", "new-york", "hackers", "hoax", "hail-eris");
    assertThat(statistics.cards()).isEqualTo(6);
    assertThat(statistics.groupDeck()).isEqualTo(3);
    assertThat(statistics.plotDeck()).isEqualTo(3);
    assertThat(statistics.kinds())
        .isEqualTo(Map.of("Illuminati", 1, "Place", 2, "Organization", 1, "Plot", 1, "Goal", 1));
    assertThat(statistics.power()).containsEntry(7, 2);
    assertThat(statistics.resistance()).containsEntry(8, 2);
    assertThat(statistics.totalPower()).isEqualTo(14 + catalogue.card("hackers").power());
    assertThat(statistics.alignments()).containsEntry("Government", 2);
  }

  /** Two copies of a Group are one Group in play (R16.5.6). */
  @Test
  void theBasicGoalCountsTheIlluminatiAndEachGroupOnce() {
    var term = onlyTerm(goal(of("ufos", "new-york", "new-york", "hackers"), "Basic Goal"));
    assertThat(term.have()).isEqualTo(3);
    assertThat(term.needed()).isEqualTo(12);
    assertThat(term.reach()).isEqualTo(Reach.NOT_ENOUGH);
    assertThat(term.parts()).extracting(GoalReach.Part::number).containsExactly(1, 2);
  }

  /** Corporate Groups and Banks of Power 4 and more count double for the Gnomes, three at most. */
  @Test
  void doublesAreThreeAtMost() {
    var rich =
        catalogue.cards().stream()
            .filter(card -> card.kind().isGroup() && card.power() >= 4)
            .filter(card -> card.alignments().stream().anyMatch(a -> a.word().equals("Corporate")))
            .map(card -> card.id())
            .toList();
    var cards = new ArrayList<>(rich);
    cards.add("gnomes-of-zurich");
    var goal = goal(DeckStatistics.of(catalogue, new DeckList(cards)), "Basic Goal");
    assertThat(rich).hasSizeGreaterThan(3);
    assertThat(onlyTerm(goal).have()).isEqualTo(1 + rich.size() + 3);
  }

  @Test
  void aSpecialGoalOfPowerAddsTheIlluminatiToTheGroups() {
    var goal =
        goal(
            of("bavarian-illuminati", "new-york", "new-york", "hackers"),
            "Special Goal of Bavarian Illuminati");
    var expected =
        catalogue.card("bavarian-illuminati").power() + 7 + catalogue.card("hackers").power();
    assertThat(onlyTerm(goal).have()).isEqualTo(expected);
    assertThat(onlyTerm(goal).needed()).isEqualTo(50);
    assertThat(onlyTerm(goal).parts().getFirst().cards())
        .containsExactlyInAnyOrder("bavarian-illuminati", "new-york", "hackers");
  }

  /** Six Peaceful Groups and two destroyed Violent ones, or one Peaceful and six destroyed. */
  @Test
  void whatIsDestroyedIsDecidedAtTheTable() {
    var none = goal(of("ufos", "kill-for-peace", "new-york"), "Kill for Peace");
    assertThat(none.reach()).isEqualTo(Reach.NOT_ENOUGH);
    assertThat(none.ways()).hasSize(5);
    var peaceful =
        catalogue.cards().stream()
            .filter(card -> card.kind().isGroup())
            .filter(card -> card.alignments().stream().anyMatch(a -> a.word().equals("Peaceful")))
            .findFirst()
            .orElseThrow();
    var one = goal(of("ufos", "kill-for-peace", peaceful.id()), "Kill for Peace");
    assertThat(one.reach()).isEqualTo(Reach.OPEN);
    assertThat(one.ways())
        .extracting(GoalReach.Way::reach)
        .containsExactly(
            Reach.NOT_ENOUGH, Reach.NOT_ENOUGH, Reach.NOT_ENOUGH, Reach.NOT_ENOUGH, Reach.OPEN);
  }

  @Test
  void everyGoalAndEveryIlluminatiHasAnAnswer() {
    for (var card : catalogue.cards()) {
      var deck = new ArrayList<>(Collections.nCopies(2, "new-york"));
      deck.add(card.isIlluminati() ? card.id() : "ufos");
      deck.add(card.id());
      var statistics = DeckStatistics.of(catalogue, new DeckList(deck));
      assertThat(statistics.goals()).as(card.id()).hasSize(1);
      assertThat(statistics.goals().getFirst().goals()).isNotEmpty();
    }
    assertThat(of().goals()).isEmpty();
  }

  @Test
  void shippedDecksReachTheirBasicGoal() throws IOException {
    for (var file : files(Path.of("..", "deploy", "decks"), ".txt")) {
      for (var under : DeckStatistics.of(catalogue, list(file)).goals()) {
        assertThat(under.goals().getFirst().reach()).as(file.toString()).isEqualTo(Reach.ENOUGH);
      }
    }
  }

  /** Players' decks are not ours to publish: they lie where the engine's tests look too. */
  @Test
  void communityDecksHaveStatistics() throws IOException {
    var folder =
        Path.of(
            Optional.ofNullable(System.getProperty("arena.corpus"))
                .or(() -> Optional.ofNullable(System.getenv("ARENA_CORPUS")))
                .orElse("../../shared/decks/lackey"));
    assumeTrue(Files.isDirectory(folder), "community decks not found; set ARENA_CORPUS");
    var files = files(folder, ".dek");
    assertThat(files).hasSize(90);
    for (var file : files) {
      var list = list(file);
      var statistics = DeckStatistics.of(catalogue, list);
      assertThat(statistics.cards()).as(file.toString()).isEqualTo(list.size());
      assertThat(statistics.groupDeck() + statistics.plotDeck()).isEqualTo(list.size());
    }
  }

  private DeckList list(Path file) throws IOException {
    var read =
        new DeckReader(catalogue)
            .read(Files.readAllBytes(file), Optional.of(file.getFileName().toString()));
    var terms = DeckTerms.of(Formats.load().all().getFirst(), new Day("2026-12-01"));
    return new DeckValidator(catalogue).check(read, terms).list();
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    try (var files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }
}
