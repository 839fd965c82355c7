package org.inwoarena.engine.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.inwoarena.engine.chance.Hashes;
import org.junit.jupiter.api.Test;

class PoolDealerTest {

  private static final String SEED = "0123456789abcdef".repeat(4);
  private static final String SERIES = "00000000-0000-4000-8000-000000000001";
  private static final int PLAYERS = 2_000;

  private final Catalogue catalogue = Catalogue.load();
  private final PoolDealer dealer = new PoolDealer(catalogue);
  private final CardPool.Dealt sealed =
      (CardPool.Dealt) Formats.load().find("sealed@1").orElseThrow().pool();

  private DeckList of(String player) {
    return dealer.deal(sealed, SEED, SERIES, player);
  }

  @Test
  void theSameSeedSeriesAndPlayerAreTheSamePool() {
    assertThat(of("anna"))
        .isEqualTo(new PoolDealer(Catalogue.load()).deal(sealed, SEED, SERIES, "anna"));
    var others =
        List.of(
            of("bert"),
            dealer.deal(sealed, "f" + SEED.substring(1), SERIES, "anna"),
            dealer.deal(sealed, SEED, "1" + SERIES.substring(1), "anna"));
    assertThat(new HashSet<>(others)).hasSize(3).doesNotContain(of("anna"));
  }

  @Test
  void theCommitmentIsTheHashOfTheSeed() {
    assertThat(PoolDealer.commitment(SEED)).isEqualTo(Hashes.sha256OfHex(SEED));
  }

  @Test
  void everyPoolHasItsRaritiesAndMakesALegalDeck() {
    var terms = TestFormats.terms("sealed");
    var validator = new DeckValidator(catalogue);
    for (int i = 0; i < 200; i++) {
      var pool = of("player-" + i);
      var rarities =
          pool.cards().stream()
              .map(id -> catalogue.card(id).rarity())
              .collect(Collectors.groupingBy(r -> r, Collectors.counting()));
      assertThat(rarities)
          .containsOnly(
              Map.entry("I", 3L), Map.entry("C", 66L), Map.entry("U", 18L), Map.entry("R", 6L));
      var deck =
          pool.cards().stream()
              .sorted(
                  Comparator.comparing((String id) -> !catalogue.card(id).isIlluminati())
                      .thenComparing(id -> !catalogue.card(id).canLead()))
              .limit(45)
              .toList();
      var dealt = new DeckTerms(terms.format(), terms.on(), Optional.of(pool));
      assertThat(validator.check(deck, dealt).problems()).isEmpty();
    }
  }

  @Test
  void noCardIsTwiceInAPack() {
    var onePack =
        new CardPool.Dealt(List.of(new Packs(1, CardSet.BASE, List.of(new Packs.Slot("C", 200)))));
    var pack = dealer.deal(onePack, SEED, SERIES, "anna");
    assertThat(pack.cards()).doesNotHaveDuplicates().hasSize(200);
  }

  /** Binomial: 66 of 200 commons in each of 2000 pools are 660, give or take five deviations. */
  @Test
  void everyCardOfARarityIsAsLikely() {
    var seen = new HashMap<String, Integer>();
    for (int i = 0; i < PLAYERS; i++) {
      of("player-" + i).cards().forEach(id -> seen.merge(id, 1, Integer::sum));
    }
    for (var card : catalogue.cards()) {
      double share =
          switch (card.set() == CardSet.BASE ? card.rarity() : "") {
            case "I" -> 3.0 / 9;
            case "C" -> 66.0 / 200;
            case "U" -> 18.0 / 100;
            case "R" -> 6.0 / 100;
            default -> 0;
          };
      double expected = PLAYERS * share;
      assertThat((double) seen.getOrDefault(card.id(), 0))
          .as(card.id())
          .isCloseTo(expected, within(5 * Math.sqrt(expected)));
    }
  }

  @Test
  void whatWasNotDealtIsNamed() {
    var terms = TestFormats.terms("sealed");
    var dealt = new DeckList(List.of("ufos", "hackers", "hoax"));
    var report =
        new DeckValidator(catalogue)
            .check(
                List.of("ufos", "hackers", "hackers", "clipper-chip"),
                new DeckTerms(terms.format(), terms.on(), Optional.of(dealt)));
    assertThat(report.problems())
        .filteredOn(p -> p.code().equals("deck.not-dealt"))
        .extracting(DeckProblem::detail)
        .containsExactlyInAnyOrder(
            "2 copies of \"Hackers\"; your pool has 1.",
            "1 copies of \"Clipper Chip\"; your pool has 0.");
  }
}
