package org.inwoarena.engine.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Reads the decks players share. They are not ours to publish, so the folder lies outside the
 * repository: {@code -Darena.corpus=DIR}, {@code ARENA_CORPUS}, or {@code ../shared/decks/lackey}.
 */
class CommunityDecksTest {

  private static final Pattern CARD = Pattern.compile("<card>");
  private static final DeckTerms CONSTRUCTED = TestFormats.terms("constructed");

  private final Catalogue catalogue = Catalogue.load();
  private final DeckReader reader = new DeckReader(catalogue);
  private final DeckValidator validator = new DeckValidator(catalogue);

  @Test
  void allAreReadOrExplained() throws IOException {
    var files = files();
    assertThat(files).hasSize(90);
    int complete = 0;
    int legal = 0;
    var unknown = new TreeSet<String>();
    for (var file : files) {
      var report = check(file);
      assertThat(report.cards()).as(file + ": cards").isEqualTo(cardTags(file));
      assertThat(report.recognised() + unnamed(report))
          .as(file.toString())
          .isEqualTo(report.cards());
      assertThat(isOneBigDeck(report)).isEqualTo(file.getFileName().toString().startsWith("0BD_"));
      assertThat(report.ok() || !report.problems().isEmpty()).isTrue();
      complete += report.recognised() == report.cards() ? 1 : 0;
      legal += report.ok() ? 1 : 0;
      report.problems().forEach(problem -> problem.card().ifPresent(unknown::add));
    }
    System.out.printf(
        "community decks: %d files, %d with every card recognised, %d legal; left over: %s%n",
        files.size(), complete, legal, unknown);
    assertThat(complete).isGreaterThanOrEqualTo(80);
    assertThat(legal).isGreaterThanOrEqualTo(70);
  }

  private DeckReport check(Path file) throws IOException {
    var read = reader.read(Files.readAllBytes(file), Optional.of(file.getFileName().toString()));
    return validator.check(read, CONSTRUCTED);
  }

  private static boolean isOneBigDeck(DeckReport report) {
    return report.problems().stream().anyMatch(p -> p.code().equals("deck.one-big-deck"));
  }

  /** Cards that a problem with line and name explains; every entry of these files is one card. */
  private static int unnamed(DeckReport report) {
    return (int)
        report.problems().stream()
            .filter(p -> p.card().isPresent() && p.line().isPresent())
            .count();
  }

  private static long cardTags(Path file) throws IOException {
    return CARD.matcher(Files.readString(file, StandardCharsets.ISO_8859_1)).results().count();
  }

  private static List<Path> files() throws IOException {
    var folder = folder();
    if (folder.isEmpty()) {
      System.err.println(
          "!!! SKIPPED: the community decks are not here. Set ARENA_CORPUS or -Darena.corpus to"
              + " their folder, or put them at ../shared/decks/lackey beside the repository. !!!");
    }
    assumeTrue(
        folder.isPresent(), "community decks not found; looked at arena.corpus, ARENA_CORPUS");
    try (var files = Files.list(folder.orElseThrow())) {
      return new ArrayList<>(files.filter(f -> f.toString().endsWith(".dek")).sorted().toList());
    }
  }

  private static Optional<Path> folder() {
    return Stream.of(
            Optional.ofNullable(System.getProperty("arena.corpus")).map(Path::of),
            Optional.ofNullable(System.getenv("ARENA_CORPUS")).map(Path::of),
            repository().map(root -> root.resolveSibling("shared").resolve("decks/lackey")))
        .flatMap(Optional::stream)
        .filter(Files::isDirectory)
        .findFirst();
  }

  private static Optional<Path> repository() {
    return Stream.iterate(Path.of("").toAbsolutePath(), p -> p != null, Path::getParent)
        .filter(folder -> Files.isRegularFile(folder.resolve("arena")))
        .findFirst();
  }
}
