package org.inwoarena.deck.catalogue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.inwoarena.engine.deck.CardFacts;

/**
 * What a reader of the catalogue looks for; every part given must fit.
 *
 * @param text words that must all occur in name, aliases or effect
 */
public record CardFilter(
    Optional<String> text,
    Optional<String> set,
    Optional<String> kind,
    Optional<String> alignment,
    Optional<String> attribute)
    implements Predicate<CardFacts> {

  @Override
  public boolean test(CardFacts card) {
    return is(set, card.set().word())
        && is(kind, card.kind().word())
        && isAmong(alignment, card.alignments().stream().map(a -> a.word()).toList())
        && isAmong(attribute, card.attributes())
        && text.filter(words -> !mentions(card, words)).isEmpty();
  }

  private static boolean is(Optional<String> wanted, String word) {
    return wanted.filter(w -> !w.equalsIgnoreCase(word)).isEmpty();
  }

  private static boolean isAmong(Optional<String> wanted, List<String> words) {
    return wanted.isEmpty() || words.stream().anyMatch(wanted.get()::equalsIgnoreCase);
  }

  private static boolean mentions(CardFacts card, String words) {
    var all =
        String.join("\n", card.name(), String.join("\n", card.aliases()), card.effect())
            .toLowerCase(Locale.ROOT);
    return List.of(words.strip().toLowerCase(Locale.ROOT).split("\\s+")).stream()
        .allMatch(all::contains);
  }
}
