package org.inwoarena.engine.deck;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the card a player means. */
final class NameMatcher {

  private static final int SUGGESTIONS = 3;
  private static final int LISTED = 6;

  /** Fewer letters than this are the beginning of too many names to mean one. */
  private static final int SHORTEST_BEGINNING = 4;

  /** More wrong letters than this are another name, and cost too much to look for. */
  private static final int MOST_MISTAKES = 5;

  /** What a name turned out to mean. */
  sealed interface Match {
    /** One card. */
    record Known(CardFacts card) implements Match {}

    /** Several; their names. */
    record Ambiguous(List<String> names) implements Match {}

    /** None; names that look like it. */
    record Unknown(List<String> suggestions) implements Match {}
  }

  private record Near(String name, int distance) {}

  private final Catalogue catalogue;

  NameMatcher(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * Matches a name or a catalogue id.
   *
   * @param set decides between cards of one name
   */
  Match match(String name, Optional<String> set) {
    var exact = catalogue.find(name).map(List::of).orElseGet(() -> catalogue.named(name));
    var ofSet =
        exact.stream().filter(card -> set.filter(card.set()::isCalled).isPresent()).toList();
    var meant = exact.size() > 1 && !ofSet.isEmpty() ? ofSet : exact;
    if (meant.size() == 1) {
      return new Match.Known(meant.getFirst());
    }
    var key = NameKey.of(name);
    var possible = meant.isEmpty() ? beginningWith(key) : meant;
    return possible.size() > 1
        ? new Match.Ambiguous(possible.stream().map(CardFacts::name).limit(LISTED).toList())
        : new Match.Unknown(near(key));
  }

  private List<CardFacts> beginningWith(NameKey key) {
    return key.value().length() < SHORTEST_BEGINNING
        ? List.of()
        : catalogue.spellings().tailMap(key).entrySet().stream()
            .takeWhile(entry -> entry.getKey().value().startsWith(key.value()))
            .flatMap(entry -> entry.getValue().stream())
            .distinct()
            .toList();
  }

  private List<String> near(NameKey key) {
    return key.isEmpty()
        ? List.of()
        : catalogue.spellings().entrySet().stream()
            .flatMap(entry -> near(key, entry.getKey(), entry.getValue()))
            .sorted(Comparator.comparingInt(Near::distance).thenComparing(Near::name))
            .map(Near::name)
            .distinct()
            .limit(SUGGESTIONS)
            .toList();
  }

  private static Stream<Near> near(NameKey typed, NameKey spelled, List<CardFacts> cards) {
    int allowed = Math.clamp(typed.value().length() / 4, 2, MOST_MISTAKES);
    boolean within =
        typed.value().length() >= SHORTEST_BEGINNING && spelled.value().contains(typed.value());
    int distance = within ? 1 : EditDistance.between(typed.value(), spelled.value(), allowed);
    return distance > allowed
        ? Stream.empty()
        : cards.stream().map(card -> new Near(card.name(), distance));
  }
}
