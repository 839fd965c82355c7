package org.inwoarena.engine.effect.reading;

import java.util.Map;
import java.util.function.Function;
import org.inwoarena.engine.api.Deck;
import org.inwoarena.engine.effect.Condition;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Who;

/**
 * Conditions in one line: {@code target is Place & rivals and turn(you)}, {@code count(Church &
 * yours) >= 3}. {@code or} binds less than {@code and}.
 */
final class ConditionGrammar {

  /** The words with something in parentheses. */
  static final Map<String, Function<Tokens, Condition>> FORMS =
      Map.of(
          "turn", tokens -> new Condition.TurnOf(in(tokens, Who.class)),
          "by", tokens -> new Condition.By(in(tokens, Who.class)),
          "against", tokens -> new Condition.Against(in(tokens, Who.class)),
          "deck", tokens -> new Condition.Deck(in(tokens, Deck.class)),
          "first-turn-over", tokens -> new Condition.FirstTurnOver(in(tokens, Who.class)));

  private ConditionGrammar() {}

  static Condition read(Tokens tokens) {
    return tokens.several("or", ConditionGrammar::all, Condition.AnyOf::new);
  }

  private static Condition all(Tokens tokens) {
    return tokens.several("and", ConditionGrammar::one, Condition.All::new);
  }

  private static Condition one(Tokens tokens) {
    if (tokens.takes("not")) {
      return new Condition.Not(one(tokens));
    }
    if (tokens.sees(Role.class, 0) && tokens.peek(1).equals("is")) {
      var role = tokens.constant(Role.class);
      tokens.expect("is");
      return new Condition.Is(role, FilterGrammar.read(tokens));
    }
    var form = FORMS.get(tokens.peek());
    return form == null ? compared(tokens) : form.apply(tokens);
  }

  private static Condition compared(Tokens tokens) {
    var one = AmountGrammar.read(tokens);
    var comparison = FilterGrammar.comparison(tokens);
    return new Condition.Compared(one, comparison, AmountGrammar.read(tokens));
  }

  private static <E extends Enum<E>> E in(Tokens tokens, Class<E> type) {
    tokens.take();
    return tokens.inParentheses(inside -> inside.constant(type));
  }
}
