package org.inwoarena.engine.deck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class CardTextsTest {

  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Path EFFECTS = Path.of("src/main/resources/cards/effects");

  @Test
  void everyFileIsRead() throws IOException {
    try (var files = Files.list(EFFECTS)) {
      assertThat(files.map(file -> file.getFileName().toString().replace(".yaml", "")))
          .containsExactlyInAnyOrderElementsOf(
              java.util.stream.Stream.concat(
                      CardTexts.FILES.stream(), java.util.stream.Stream.of("templates"))
                  .toList());
    }
  }

  /** Prints how far the card texts are; the sets grow, they never shrink. */
  @Test
  void completeCardsBySet() {
    var complete =
        CATALOGUE.cards().stream()
            .filter(card -> CATALOGUE.text(card.id()).complete())
            .collect(Collectors.groupingBy(CardFacts::set, Collectors.counting()));
    var all =
        CATALOGUE.cards().stream()
            .collect(Collectors.groupingBy(CardFacts::set, Collectors.counting()));
    all.forEach(
        (set, number) ->
            System.out.println(
                set.word()
                    + ": "
                    + complete.getOrDefault(set, 0L)
                    + " of "
                    + number
                    + " card texts"));
    assertThat(complete.getOrDefault(CardSet.BASE, 0L)).isGreaterThan(40);
  }
}
