package org.inwoarena.engine.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.coverage.Clauses;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CatalogueTest {

  private static final Catalogue CATALOGUE = Catalogue.load();

  @Test
  void holdsEverySet() {
    var sizes =
        CATALOGUE.cards().stream()
            .collect(Collectors.groupingBy(CardFacts::set, Collectors.counting()));
    assertThat(sizes)
        .containsEntry(CardSet.BASE, 412L)
        .containsEntry(CardSet.ASSASSINS, 125L)
        .containsEntry(CardSet.SUBGENIUS, 97L);
  }

  @Test
  void hashIsStableAcrossLoads() {
    assertThat(Catalogue.load().hash()).isEqualTo(CATALOGUE.hash()).hasSize(64);
  }

  @Test
  @Clauses({"R4.7.2", "R4.8.2"})
  void puppetsHaveOneIncomingArrowAndResistanceAndNothingElseHas() {
    for (var card : CATALOGUE.cards()) {
      assertThat(card.arrowIn().isPresent()).as(card.id()).isEqualTo(card.kind().isGroup());
      assertThat(card.resistance().isPresent()).as(card.id()).isEqualTo(card.kind().isGroup());
      card.arrowIn().ifPresent(in -> assertThat(card.arrowsOut()).doesNotContain(in));
    }
  }

  @Test
  @Clauses({"R4.3.12", "R4.8.1", "R19.1.13", "R19.1.16"})
  void illuminatiHaveFourOutgoingArrows() {
    assertThat(CATALOGUE.cards().stream().filter(CardFacts::isIlluminati))
        .hasSize(11)
        .allSatisfy(card -> assertThat(card.arrowsOut()).containsExactly(Side.values()))
        .allSatisfy(card -> assertThat(card.alignments()).isEmpty())
        .allSatisfy(card -> assertThat(card.attributes()).isEmpty());
  }

  @Test
  @Clauses({"R4.1.2", "R4.9.1"})
  void aGroupCarriesWhatTheRulesSpeakOf() {
    assertThat(CATALOGUE.cards().stream().filter(card -> card.kind().isGroup()))
        .isNotEmpty()
        .allSatisfy(card -> assertThat(card.name()).isNotBlank())
        .allSatisfy(card -> assertThat(card.effect()).as(card.id()).isNotBlank())
        .allSatisfy(card -> assertThat(card.power()).isNotNegative())
        .allSatisfy(card -> assertThat(card.resistance()).isPresent())
        .allSatisfy(card -> assertThat(card.arrowsOut()).hasSizeLessThanOrEqualTo(3));
    assertThat(CATALOGUE.card("cia").alignments()).isNotEmpty();
    assertThat(CATALOGUE.card("hackers").attributes()).isNotEmpty();
  }

  @Test
  void alignmentsWithAConditionStandApart() {
    var clinton = CATALOGUE.card("bill-clinton");
    assertThat(clinton.alignments()).containsExactly(Alignment.STRAIGHT, Alignment.GOVERNMENT);
    assertThat(clinton.sometimes()).containsExactly(Alignment.LIBERAL);
  }

  @Test
  void noSpellingMeansTwoCards() {
    assertThat(CATALOGUE.spellings().values()).allSatisfy(cards -> assertThat(cards).hasSize(1));
  }

  @Test
  void unknownIdIsRefused() {
    assertThat(CATALOGUE.find("no-such-card")).isEmpty();
    assertThatThrownBy(() -> CATALOGUE.card("no-such-card")).hasMessageContaining("no-such-card");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "ufos | UFOs",
        "ufos | the ufos",
        "the-network | NETWORK",
        "savings-loan-scam | Savings and Loan Scam",
        "savings-loan-scam | savings & loan scam",
        "angels-feather | Angel’s Feather",
        "18-1-2-minute-gap | 18½-Minute Gap",
        "18-1-2-minute-gap | 18 1/2 minute gap",
        "hoax | Hoax!",
        "church-of-the-subgenius | Church of the SubGenius 3",
      })
  void namesMatchHoweverTheyAreSpelled(String id, String name) {
    assertThat(CATALOGUE.named(name)).extracting(CardFacts::id).containsExactly(id);
  }

  @Test
  void deckListIsCanonical() {
    var one = new DeckList(List.of("ufos", "hackers", "hackers"));
    var other = new DeckList(List.of("hackers", "ufos", "hackers"));
    assertThat(one).isEqualTo(other);
    assertThat(one.hash()).isEqualTo(other.hash()).hasSize(64);
    assertThat(one.hash()).isNotEqualTo(new DeckList(List.of("hackers", "ufos")).hash());
  }
}
