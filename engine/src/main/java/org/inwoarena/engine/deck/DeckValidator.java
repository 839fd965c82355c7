package org.inwoarena.engine.deck;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The one validator of decks: at saving, at registration and at the start of a match. It answers
 * all problems at once.
 */
public final class DeckValidator {

  /** Grows with every change of what is allowed. */
  private static final String RULES = "2";

  private static final int HASH_DIGITS = 12;

  private final NameMatcher names;
  private final String version;

  /** A validator over the cards of one catalogue. */
  public DeckValidator(Catalogue catalogue) {
    this.names = new NameMatcher(catalogue);
    this.version = RULES + "+" + catalogue.hash().substring(0, HASH_DIGITS);
  }

  /** Version of the checks and, after the plus sign, of the card data. */
  public String version() {
    return version;
  }

  /** Checks a deck file. */
  public DeckReport check(DeckFile file, DeckTerms terms) {
    var problems = new ArrayList<>(file.problems());
    var known = new ArrayList<CardFacts>();
    for (var entry : file.entries()) {
      switch (names.match(entry.name(), entry.set())) {
        case NameMatcher.Match.Known(var card) -> {
          known.addAll(Collections.nCopies(entry.copies(), card));
          outsidePool(entry, card, terms.format()).ifPresent(problems::add);
        }
        case NameMatcher.Match.Ambiguous(var meant) ->
            problems.add(problem("deck.card-ambiguous", entry).about(entry.name(), meant));
        case NameMatcher.Match.Unknown(var near) -> problems.addAll(unknown(entry, near));
      }
    }
    problems.sort(Comparator.comparingInt(p -> p.line().orElse(0)));
    problems.addAll(wholeDeck(file, known, terms));
    return new DeckReport(
        version,
        terms,
        file.cards(),
        known.size(),
        known.stream().filter(CardFacts::isIlluminati).map(CardFacts::id).distinct().toList(),
        new DeckList(known.stream().map(CardFacts::id).toList()),
        problems);
  }

  /** Checks a list of card ids or names. */
  public DeckReport check(List<String> cards, DeckTerms terms) {
    return check(DeckFile.listed(cards), terms);
  }

  private static List<DeckProblem> unknown(DeckFile.Entry entry, List<String> near) {
    if (entry.name().isEmpty()) {
      // The reader told already that this card has no name.
      return List.of();
    }
    boolean elsewhere =
        entry
            .set()
            .filter(set -> Stream.of(CardSet.values()).noneMatch(s -> s.isCalled(set)))
            .isPresent();
    var code = elsewhere ? "deck.card-outside-pool" : "deck.card-unknown";
    return List.of(problem(code, entry).about(entry.name(), near));
  }

  private static Optional<DeckProblem> outsidePool(
      DeckFile.Entry entry, CardFacts card, DeckFormat format) {
    if (format.pool().admits(card)) {
      return Optional.empty();
    }
    var problem =
        format.pool() instanceof CardPool.OfSets
            ? DeckProblem.illegal(
                "deck.card-outside-pool", Map.of("card", card.name(), "set", card.set().word()))
            : DeckProblem.illegal(
                "deck.card-not-listed", Map.of("card", card.name(), "format", format.pin()));
    return Optional.of(
        problem.against(format.rule("pool")).at(entry.line()).about(entry.name(), List.of()));
  }

  private static List<DeckProblem> wholeDeck(
      DeckFile file, List<CardFacts> known, DeckTerms terms) {
    if (file.entries().isEmpty()) {
      // Why nothing could be read is told; that nothing is there is no second problem.
      return List.of();
    }
    if (isOneBigDeck(file)) {
      return List.of(
          DeckProblem.error(
              "deck.one-big-deck", Map.of("cards", file.cards(), "size", terms.format().size())));
    }
    return new WholeDeck(file.cards(), known, terms).problems();
  }

  /** A common deck for the whole table: its zones are shared, or its file is named so. */
  private static boolean isOneBigDeck(DeckFile file) {
    var named = file.name().map(name -> name.toUpperCase(Locale.ROOT)).orElse("");
    return named.startsWith("0BD_")
        || named.startsWith("OBD_")
        || file.entries().stream()
            .flatMap(entry -> entry.section().stream())
            .anyMatch(section -> NameKey.of(section).value().startsWith("shared"));
  }

  private static DeckProblem problem(String code, DeckFile.Entry entry) {
    return DeckProblem.error(code, Map.of("card", entry.name(), "set", entry.set().orElse("")))
        .at(entry.line());
  }
}
