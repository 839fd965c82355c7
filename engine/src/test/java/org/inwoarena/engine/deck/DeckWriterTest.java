package org.inwoarena.engine.deck;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class DeckWriterTest {

  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final DeckTerms CONSTRUCTED = TestFormats.terms("constructed");

  private final DeckReader reader = new DeckReader(CATALOGUE);
  private final DeckValidator validator = new DeckValidator(CATALOGUE);
  private final DeckWriter writer = new DeckWriter(CATALOGUE);

  @Test
  void everyCardSurvivesBothSyntaxes() {
    var all = new DeckList(CATALOGUE.cards().stream().map(CardFacts::id).toList());
    assertThat(readBack(writer.lackey(all))).isEqualTo(all);
    assertThat(readBack(writer.text("All of them", all))).isEqualTo(all);
  }

  @Test
  void textIsForPeople() {
    var deck = new DeckList(java.util.List.of("ufos", "hackers", "hackers", "hoax"));
    assertThat(writer.text("Mine\nand more", deck))
        .isEqualTo(
            """
            # Mine and more

            Illuminati (1)
            1x UFOs

            Groups (2)
            2x Hackers

            Plots (1)
            1x Hoax
            """);
  }

  private DeckList readBack(String text) {
    var report = validator.check(reader.read(text, Optional.empty()), CONSTRUCTED);
    assertThat(report.problems()).extracting(DeckProblem::code).containsOnly("deck.size");
    return report.list();
  }
}
