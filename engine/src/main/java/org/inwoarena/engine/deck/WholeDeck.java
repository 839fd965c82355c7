package org.inwoarena.engine.deck;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a format asks of a deck as a whole. */
final class WholeDeck {

  private final int cards;
  private final List<CardFacts> known;
  private final DeckTerms terms;
  private final DeckFormat format;

  /**
   * A deck.
   *
   * @param cards how many it lists, known or not
   */
  WholeDeck(int cards, List<CardFacts> known, DeckTerms terms) {
    this.cards = cards;
    this.known = known;
    this.terms = terms;
    this.format = terms.format();
  }

  List<DeckProblem> problems() {
    var problems = new ArrayList<DeckProblem>();
    if (cards != format.size()) {
      problems.add(
          DeckProblem.illegal("deck.size", Map.of("cards", cards, "size", format.size()))
              .against(format.rule("size")));
    }
    if (count(CardFacts::isIlluminati) < format.illuminati()) {
      problems.add(
          DeckProblem.illegal("deck.no-illuminati", Map.of("needed", format.illuminati()))
              .against("R1.3.1"));
    }
    if (count(CardFacts::canLead) < format.leads()) {
      problems.add(
          DeckProblem.illegal("deck.no-lead", Map.of("needed", format.leads())).against("R1.3.5"));
    }
    format.copies().ifPresent(most -> problems.addAll(tooMany(most)));
    format.limitsOn(terms.on()).forEach(limit -> problems.addAll(beyond(limit)));
    if (format.pool() instanceof CardPool.Dealt) {
      problems.addAll(notDealt());
    }
    return problems;
  }

  private List<DeckProblem> tooMany(int most) {
    return copiesByName().entrySet().stream()
        .filter(copies -> copies.getValue() > most)
        .map(
            copies ->
                DeckProblem.illegal(
                        "deck.too-many-copies",
                        Map.of("card", copies.getKey(), "copies", copies.getValue(), "most", most))
                    .against(format.rule("copies"))
                    .about(copies.getKey(), List.of()))
        .toList();
  }

  private List<DeckProblem> beyond(CardLimit limit) {
    var held = known.stream().filter(card -> card.id().equals(limit.card())).toList();
    if (held.size() <= limit.most()) {
      return List.of();
    }
    var name = held.getFirst().name();
    var params =
        Map.<String, Object>of(
            "card", name,
            "copies", held.size(),
            "most", limit.most(),
            "format", format.pin(),
            "from", limit.from().iso(),
            "reason", limit.reason());
    return List.of(
        DeckProblem.illegal(limit.bans() ? "deck.card-banned" : "deck.card-restricted", params)
            .against(format.rule("limits"))
            .about(name, List.of()));
  }

  private List<DeckProblem> notDealt() {
    if (terms.dealt().isEmpty()) {
      return List.of(
          DeckProblem.illegal("deck.pool-missing", Map.of("format", format.pin()))
              .against(format.rule("pool")));
    }
    var dealt =
        terms.dealt().get().cards().stream()
            .collect(Collectors.groupingBy(id -> id, Collectors.counting()));
    return known.stream()
        .distinct()
        .flatMap(card -> notDealt(card, dealt.getOrDefault(card.id(), 0L)))
        .toList();
  }

  private Stream<DeckProblem> notDealt(CardFacts card, long dealt) {
    long held = known.stream().filter(card::equals).count();
    return held <= dealt
        ? Stream.empty()
        : Stream.of(
            DeckProblem.illegal(
                    "deck.not-dealt", Map.of("card", card.name(), "copies", held, "dealt", dealt))
                .against(format.rule("pool"))
                .about(card.name(), List.of()));
  }

  private SortedMap<String, Long> copiesByName() {
    return known.stream()
        .collect(Collectors.groupingBy(CardFacts::name, TreeMap::new, Collectors.counting()));
  }

  private long count(Predicate<CardFacts> what) {
    return known.stream().filter(what).count();
  }
}
