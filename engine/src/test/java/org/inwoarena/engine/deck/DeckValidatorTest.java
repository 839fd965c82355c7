package org.inwoarena.engine.deck;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeckValidatorTest {

  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final DeckTerms CONSTRUCTED = TestFormats.terms("constructed");

  private final DeckReader reader = new DeckReader(CATALOGUE);
  private final DeckValidator validator = new DeckValidator(CATALOGUE);

  private DeckReport check(String text) {
    return validator.check(reader.read(text, Optional.empty()), CONSTRUCTED);
  }

  private static List<String> codes(DeckReport report) {
    return report.problems().stream().map(DeckProblem::code).toList();
  }

  @Test
  void aLegalDeckHasNoProblem() {
    var report = check("UFOs\n24 Hackers\n20 Hoax!");
    assertThat(report.problems()).isEmpty();
    assertThat(report.ok()).isTrue();
    assertThat(report.cards()).isEqualTo(45);
    assertThat(report.recognised()).isEqualTo(45);
    assertThat(report.illuminati()).containsExactly("ufos");
    assertThat(report.list().size()).isEqualTo(45);
    assertThat(report.validator()).startsWith("2+").hasSize(14);
  }

  @Test
  void everyProblemIsToldAtOnce() {
    var report = check("Hoxa!\nBigfoot\nMedia\n2 Summit of Nothing Known");
    assertThat(codes(report))
        .containsExactly(
            "deck.card-unknown",
            "deck.card-ambiguous",
            "deck.card-unknown",
            "deck.size",
            "deck.no-illuminati",
            "deck.no-lead");
    assertThat(report.cards()).isEqualTo(5);
    assertThat(report.recognised()).isEqualTo(1);
    var typo = report.problems().getFirst();
    assertThat(typo.line()).hasValue(1);
    assertThat(typo.card()).hasValue("Hoxa!");
    assertThat(typo.suggestions()).startsWith("Hoax");
    assertThat(typo.detail()).contains("Hoxa!");
    assertThat(report.ok()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Multinational Oil | Multinational Oil Companies",
        "Multinatoinal Oil Companies | Multinational Oil Companies",
        "Secrets Man Was Not Meant Too Know | Secrets Man Was Not Meant to Know",
        "Bavarian Iluminati | Bavarian Illuminati",
        "Fnord Motor Co | Fnord Motor Company",
      })
  void suggestsWhatMayBeMeant(String typed, String meant) {
    assertThat(check(typed).problems().getFirst().suggestions()).startsWith(meant);
  }

  @Test
  void aBeginningOfSeveralNamesIsAmbiguous() {
    var problem = check("Illuminati\nMedia").problems().getFirst();
    assertThat(problem.code()).isEqualTo("deck.card-ambiguous");
    assertThat(problem.suggestions()).hasSizeGreaterThan(1).allMatch(n -> n.startsWith("Media"));
  }

  @Test
  void aForeignSetIsNamed() {
    var report =
        check("<superzone name='Plot Deck'><card><name>Summit</name><set>Virtual</set></card>");
    assertThat(report.problems().getFirst().code()).isEqualTo("deck.card-outside-pool");
    assertThat(report.problems().getFirst().detail()).contains("Summit").contains("Virtual");
  }

  @Test
  void oneBigDeckIsExplainedAndItsSizeIsNoSecondProblem() {
    var shared = "<superzone name='Shared Groups'><card><name>Hackers</name></card></superzone>";
    assertThat(codes(check(shared))).containsExactly("deck.one-big-deck");
    var named = reader.read("2 Hackers", Optional.of("0BD_Mine.dek"));
    assertThat(codes(validator.check(named, CONSTRUCTED))).containsExactly("deck.one-big-deck");
  }

  @Test
  void aFormatMayCapCopiesAndRestrictThePool() {
    var cards = List.of("ufos", "hackers", "hackers", "apathy");
    var report = validator.check(cards, TestFormats.terms("one-with-everything"));
    assertThat(codes(report))
        .containsExactly("deck.card-outside-pool", "deck.size", "deck.too-many-copies");
    assertThat(report.problems())
        .extracting(problem -> problem.rule().orElseThrow())
        .containsExactly(
            "one-with-everything@1 pool",
            "one-with-everything@1 size",
            "one-with-everything@1 copies");
  }

  @Test
  void aDeckThatOnlyBreaksTheFormatIsComplete() {
    assertThat(check("UFOs\n2 Hackers").complete()).isTrue();
    assertThat(check("UFOs\n2 Hackers").ok()).isFalse();
    assertThat(check("UFOs\n2 Hakcers").complete()).isFalse();
  }

  @Test
  void aThousandUnknownNamesAreAnsweredInTime() {
    var text = new StringBuilder();
    for (int i = 0; i < 2_000; i++) {
      text.append("Advanced Aluminum Hell Creatures from Beneath number ").append(i).append('\n');
    }
    var report =
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(20), () -> check(text.toString()));
    assertThat(report.cards()).isEqualTo(DeckLimits.CARDS);
    assertThat(report.recognised()).isZero();
    assertThat(codes(report)).contains("deck.card-unknown", "deck.file-too-many-cards");
  }

  @Test
  void idsAreAcceptedAsNames() {
    assertThat(check("savings-loan-scam").recognised()).isEqualTo(1);
  }

  @Test
  void everyCardIsFoundByEachOfItsSpellings() {
    for (var card : CATALOGUE.cards()) {
      for (var spelling : card.aliases()) {
        assertThat(check(spelling).list().cards()).as(spelling).containsExactly(card.id());
      }
      assertThat(check(card.name()).list().cards()).as(card.name()).containsExactly(card.id());
      assertThat(check("2x " + card.name().toUpperCase(java.util.Locale.ROOT)).list().cards())
          .containsExactly(card.id(), card.id());
    }
  }

  @Test
  void everyProblemHasAText() {
    assertThat(DeckProblem.error("deck.size", java.util.Map.of("cards", 1, "size", 45)).detail())
        .isEqualTo("The deck has 1 cards and needs exactly 45, Illuminati included (R1.2.2).");
  }
}
