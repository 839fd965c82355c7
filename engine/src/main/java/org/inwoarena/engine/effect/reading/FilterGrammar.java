package org.inwoarena.engine.effect.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Who;

/**
 * Filters: {@code Violent & yours & not this & power >= 3}. {@code |} binds less than {@code &},
 * and {@code not} (or {@code !}) more.
 */
final class FilterGrammar {

  private FilterGrammar() {}

  static Filter read(Tokens tokens) {
    return several(tokens, "|", FilterGrammar::all, Filter.Or::new);
  }

  private static Filter all(Tokens tokens) {
    return several(tokens, "&", FilterGrammar::one, Filter.And::new);
  }

  private static Filter several(
      Tokens tokens,
      String sign,
      Function<Tokens, Filter> part,
      Function<List<Filter>, Filter> together) {
    var parts = new ArrayList<Filter>();
    do {
      parts.add(part.apply(tokens));
    } while (tokens.takes(sign));
    return parts.size() == 1 ? parts.getFirst() : together.apply(parts);
  }

  /** One filter without a sign outside parentheses. */
  static Filter one(Tokens tokens) {
    if (tokens.takes("!") || tokens.takes("not")) {
      return new Filter.Not(one(tokens));
    }
    if (tokens.peek().equals("(")) {
      return tokens.inParentheses(FilterGrammar::read);
    }
    if (tokens.sees(Filter.Measure.class, 0)) {
      return compared(tokens);
    }
    var word = tokens.take();
    return plain(tokens, word)
        .or(() -> withRole(tokens, word))
        .orElseThrow(() -> tokens.flaw("unknown word '" + word + "' in a filter"));
  }

  private static Filter compared(Tokens tokens) {
    var measure = tokens.constant(Filter.Measure.class);
    var comparison = comparison(tokens);
    return new Filter.Compared(measure, comparison, AmountGrammar.one(tokens));
  }

  static Filter.Comparison comparison(Tokens tokens) {
    var sign = tokens.take();
    return switch (sign) {
      case "<" -> Filter.Comparison.LESS;
      case "<=" -> Filter.Comparison.AT_MOST;
      case "=" -> Filter.Comparison.EQUAL;
      case ">=" -> Filter.Comparison.AT_LEAST;
      case ">" -> Filter.Comparison.MORE;
      default -> throw tokens.flaw("expected <, <=, =, >= or > before '" + sign + "'");
    };
  }

  private static Optional<Filter> plain(Tokens tokens, String word) {
    return switch (word) {
      case "any" -> Optional.of(new Filter.Any());
      case "yours" -> Optional.of(new Filter.Of(Who.YOU));
      case "chosen-alignment" -> Optional.of(new Filter.AlignedAsChosen());
      case "rivals" -> Optional.of(new Filter.Of(Who.RIVAL));
      default ->
          printed(tokens, word)
              .or(() -> Vocabulary.constant(Role.class, word).map(Filter.In::new))
              .or(() -> Vocabulary.constant(Filter.Place.class, word).map(Filter.Lying::new))
              .or(() -> Vocabulary.constant(Filter.State.class, word).map(Filter.Being::new));
    };
  }

  /** Words as cards print them: kinds, Alignments, Attributes. */
  private static Optional<Filter> printed(Tokens tokens, String word) {
    return Vocabulary.alignment(word)
        .<Filter>map(Filter.Aligned::new)
        .or(() -> kind(word).map(Filter.OfKind::new))
        .or(
            () ->
                tokens.known().attributes().contains(word)
                    ? Optional.of(new Filter.Attributed(word))
                    : Optional.empty());
  }

  private static Optional<Filter.Kind> kind(String word) {
    if (word.equals("Group")) {
      return Optional.of(Filter.Kind.GROUP);
    }
    for (var kind : CardKind.values()) {
      if (kind.word().equals(word)) {
        return Optional.of(Filter.Kind.valueOf(kind.name()));
      }
    }
    return Optional.empty();
  }

  private static Optional<Filter> withRole(Tokens tokens, String word) {
    return switch (word) {
      case "card" -> Optional.of(new Filter.Named(tokens.inParentheses(FilterGrammar::card)));
      case "of" -> Optional.of(new Filter.Of(in(tokens, Who.class)));
      case "marked" -> Optional.of(new Filter.Marked(tokens.inParentheses(Tokens::take)));
      case "shares" -> Optional.of(new Filter.Sharing(in(tokens, Role.class)));
      case "opposes" -> Optional.of(new Filter.Opposed(in(tokens, Role.class)));
      case "under" -> Optional.of(new Filter.Under(tokens.inParentheses(FilterGrammar::read)));
      case "ruled-by" -> Optional.of(new Filter.RuledBy(tokens.inParentheses(FilterGrammar::read)));
      case "copy-of" -> Optional.of(new Filter.Copying(in(tokens, Role.class)));
      default -> Optional.empty();
    };
  }

  private static <E extends Enum<E>> E in(Tokens tokens, Class<E> type) {
    return tokens.inParentheses(inside -> inside.constant(type));
  }

  private static String card(Tokens tokens) {
    var id = tokens.take();
    if (!tokens.known().cards().contains(id)) {
      throw tokens.flaw("no card has the id '" + id + "'");
    }
    return id;
  }
}
