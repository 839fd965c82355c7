package org.inwoarena.engine.deck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The decks in {@code deploy/decks}: for newcomers, bots and the demo. */
class ShippedDecksTest {

  private static final Path FOLDER = Path.of("..", "deploy", "decks");
  private static final DeckTerms CONSTRUCTED = TestFormats.terms("constructed");

  private final Catalogue catalogue = Catalogue.load();
  private final DeckReader reader = new DeckReader(catalogue);
  private final DeckValidator validator = new DeckValidator(catalogue);

  @Test
  void eightLegalDecksOfTheBaseSetWithManyGroups() throws IOException {
    var illuminati = new HashSet<String>();
    var lists = new HashSet<DeckList>();
    for (var file : files()) {
      var report = check(file);
      var cards = report.list().cards().stream().map(catalogue::card).toList();
      assertThat(report.problems()).as(file.toString()).isEmpty();
      assertThat(cards).as(file.toString()).allMatch(card -> card.set() == CardSet.BASE);
      assertThat(cards.stream().filter(card -> card.kind().isGroup()).distinct().count())
          .as(file + ": different Groups")
          .isGreaterThanOrEqualTo(16);
      illuminati.addAll(report.illuminati());
      lists.add(report.list());
    }
    assertThat(lists).hasSize(8);
    assertThat(illuminati).hasSizeGreaterThanOrEqualTo(5);
  }

  @Test
  void groupsOfADeckFitTogether() throws IOException {
    for (var file : files()) {
      var groups =
          check(file).list().cards().stream()
              .map(catalogue::card)
              .filter(card -> card.kind().isGroup())
              .toList();
      int arrows = groups.stream().mapToInt(card -> card.arrowsOut().size()).sum();
      assertThat(arrows).as(file + ": outgoing arrows").isGreaterThan(groups.size());
    }
  }

  @Test
  void theyAreWhatFirstStepsIsPlayedWith() throws IOException {
    for (var file : files()) {
      assertThat(check(file, TestFormats.terms("first-steps")).problems())
          .as(file.toString())
          .isEmpty();
    }
  }

  private DeckReport check(Path file) throws IOException {
    return check(file, CONSTRUCTED);
  }

  private DeckReport check(Path file, DeckTerms terms) throws IOException {
    return validator.check(
        reader.read(Files.readAllBytes(file), Optional.of(file.getFileName().toString())), terms);
  }

  private static List<Path> files() throws IOException {
    try (var files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
    }
  }
}
