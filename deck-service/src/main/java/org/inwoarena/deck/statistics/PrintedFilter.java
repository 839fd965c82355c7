package org.inwoarena.deck.statistics;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.inwoarena.engine.deck.CardFacts;
import org.inwoarena.engine.effect.Amount;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Filter.Measure;
import org.inwoarena.engine.effect.Filter.Place;
import org.inwoarena.engine.effect.Who;

/** A filter of card text as far as printed facts decide it: every own card in play, no other. */
record PrintedFilter(Filter filter) {

  /** Whether printed facts say which cards are meant; rivals and the course of a game do not. */
  boolean decides() {
    return switch (filter) {
      case Filter.Any any -> true;
      case Filter.Aligned aligned -> true;
      case Filter.Attributed attributed -> true;
      case Filter.OfKind kind -> true;
      case Filter.Named named -> true;
      case Filter.Of(var who) -> who == Who.YOU;
      case Filter.Lying(var place) -> place == Place.IN_PLAY || place == Place.IN_STRUCTURE;
      case Filter.Compared(var measure, var comparison, var amount) ->
          measure != Measure.TOKENS && amount instanceof Amount.Number;
      case Filter.And(var all) -> all.stream().allMatch(part -> of(part).decides());
      case Filter.Or(var any) -> any.stream().allMatch(part -> of(part).decides());
      case Filter.Not(var not) -> of(not).decides();
      default -> false;
    };
  }

  /** Whether the card is meant. */
  boolean fits(CardFacts card) {
    return switch (filter) {
      case Filter.Aligned(var alignment) -> card.alignments().contains(alignment);
      case Filter.Attributed(var attribute) -> card.attributes().contains(attribute);
      case Filter.OfKind(var kind) -> kind.covers(card.kind());
      case Filter.Named(var id) -> card.id().equals(id);
      case Filter.Lying(var place) ->
          place == Place.IN_PLAY || card.kind().isGroup() || card.isIlluminati();
      case Filter.Compared(var measure, var comparison, Amount.Number(var value)) ->
          comparison.holds(number(card, measure), value);
      case Filter.And(var all) -> all.stream().allMatch(part -> of(part).fits(card));
      case Filter.Or(var any) -> any.stream().anyMatch(part -> of(part).fits(card));
      case Filter.Not(var not) -> !of(not).fits(card);
      default -> true;
    };
  }

  /** What is meant, in words: {@code Corporate Groups with Power 4 or more}. */
  String words() {
    return words(filter).replaceAll("\\s+", " ").strip();
  }

  private static PrintedFilter of(Filter filter) {
    return new PrintedFilter(filter);
  }

  private static int number(CardFacts card, Measure measure) {
    return switch (measure) {
      case POWER, PRINTED_POWER -> card.power();
      case GLOBAL_POWER -> card.globalPower();
      case RESISTANCE -> card.resistance().orElse(0);
      case ARROWS -> card.arrowsOut().size();
      case TOKENS -> throw new IllegalArgumentException("no card prints tokens");
    };
  }

  private static String words(Filter filter) {
    return switch (filter) {
      case Filter.Aligned(var alignment) -> alignment.word();
      case Filter.Attributed(var attribute) -> attribute;
      case Filter.OfKind(var kind) -> capitalised(kind.name());
      case Filter.Named(var id) -> id;
      case Filter.Lying(var place) -> place == Place.DESTROYED ? "destroyed" : "";
      case Filter.Compared(var measure, var comparison, Amount.Number(var value)) ->
          measure.name().toLowerCase(Locale.ROOT).replace('_', ' ')
              + " "
              + comparison.name().toLowerCase(Locale.ROOT).replace('_', ' ')
              + " "
              + value;
      case Filter.And(var all) -> joined(all, " ");
      case Filter.Or(var any) -> joined(any, " or ");
      case Filter.Not(var not) -> "not " + words(not);
      default -> "";
    };
  }

  private static String capitalised(String name) {
    return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
  }

  private static String joined(List<Filter> parts, String by) {
    return parts.stream()
        .map(PrintedFilter::words)
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining(by));
  }
}
