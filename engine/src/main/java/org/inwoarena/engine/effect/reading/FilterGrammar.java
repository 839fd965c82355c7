package org.inwoarena.engine.effect.reading;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Who;

/**
 * Filters: {@code Violent & yours & not this & power >= 3}. {@code |} binds less than {@code &},
 * and {@code not} (or {@code !}) more.
 */
final class FilterGrammar {

  /** The words that are no name of an enum, with what follows them. */
  static final Map<String, Function<Tokens, Filter>> FORMS =
      Map.ofEntries(
          Map.entry("any", tokens -> new Filter.Any()),
          Map.entry("yours", tokens -> new Filter.Of(Who.YOU)),
          Map.entry("rivals", tokens -> new Filter.Of(Who.RIVAL)),
          Map.entry("of", tokens -> new Filter.Of(in(tokens, Who.class))),
          Map.entry("card", tokens -> new Filter.Named(tokens.inParentheses(FilterGrammar::card))),
          Map.entry("marked", tokens -> new Filter.Marked(tokens.inParentheses(Tokens::take))),
          Map.entry("arrow-on", tokens -> new Filter.ArrowOn(in(tokens, Side.class))),
          Map.entry("shares", tokens -> new Filter.Sharing(in(tokens, Role.class))),
          Map.entry("opposes", tokens -> new Filter.Opposed(in(tokens, Role.class))),
          Map.entry("copy-of", tokens -> new Filter.Copying(in(tokens, Role.class))),
          Map.entry("under", tokens -> new Filter.Under(inside(tokens))),
          Map.entry("over", tokens -> new Filter.Over(inside(tokens))),
          Map.entry("ruled-by", tokens -> new Filter.RuledBy(inside(tokens))),
          Map.entry("chosen-alignment", tokens -> new Filter.AlignedAsChosen()));

  private FilterGrammar() {}

  static Filter read(Tokens tokens) {
    return tokens.several("|", FilterGrammar::all, Filter.Or::new);
  }

  private static Filter all(Tokens tokens) {
    return tokens.several("&", FilterGrammar::one, Filter.And::new);
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
    var form = FORMS.get(word);
    return form == null ? word(tokens, word) : form.apply(tokens);
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

  /** Words as cards print them, roles, places and states. */
  private static Filter word(Tokens tokens, String word) {
    return printed(tokens, word)
        .or(() -> Vocabulary.constant(Role.class, word).map(Filter.In::new))
        .or(() -> Vocabulary.constant(Filter.Place.class, word).map(Filter.Lying::new))
        .or(() -> Vocabulary.constant(Filter.State.class, word).map(Filter.Being::new))
        .orElseThrow(() -> tokens.flaw("unknown word '" + word + "' in a filter"));
  }

  private static Filter inside(Tokens tokens) {
    return tokens.inParentheses(FilterGrammar::read);
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
