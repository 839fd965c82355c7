package org.inwoarena.engine.effect.reading;

import java.util.ArrayList;
import java.util.Map;
import java.util.function.Function;
import org.inwoarena.engine.effect.Amount;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Role;

/**
 * Amounts: {@code 4 + 2 * count(Church & yours)}, {@code power(target)}, {@code 12 if target is
 * Huge else 16}.
 */
final class AmountGrammar {

  /** The words that are no measure, with what follows them. */
  static final Map<String, Function<Tokens, Amount>> FORMS =
      Map.of(
          "paid", tokens -> new Amount.Paid(),
          "due", tokens -> new Amount.Due(),
          "players", tokens -> new Amount.Players(),
          "rolled", tokens -> new Amount.Rolled(false),
          "natural-roll", tokens -> new Amount.Rolled(true),
          "count", tokens -> new Amount.Count(tokens.inParentheses(FilterGrammar::read)));

  private AmountGrammar() {}

  static Amount read(Tokens tokens) {
    var first = sum(tokens);
    if (!tokens.takes("if")) {
      return first;
    }
    var cases = new ArrayList<Amount.Case>();
    var amount = first;
    do {
      cases.add(fitting(tokens, amount));
      tokens.expect("else");
      amount = sum(tokens);
    } while (tokens.takes("if"));
    return new Amount.Table(cases, amount);
  }

  private static Amount.Case fitting(Tokens tokens, Amount amount) {
    var role = tokens.constant(Role.class);
    tokens.expect("is");
    return new Amount.Case(FilterGrammar.read(tokens), role, amount);
  }

  private static Amount sum(Tokens tokens) {
    var sum = product(tokens);
    while (true) {
      if (tokens.takes("+")) {
        sum = new Amount.Plus(sum, product(tokens));
      } else if (tokens.takes("-")) {
        sum = new Amount.Minus(sum, product(tokens));
      } else {
        return sum;
      }
    }
  }

  private static Amount product(Tokens tokens) {
    var product = one(tokens);
    while (tokens.takes("*")) {
      product = new Amount.Times(product, one(tokens));
    }
    return product;
  }

  /** One amount without a sign outside parentheses. */
  static Amount one(Tokens tokens) {
    if (tokens.takes("-")) {
      return negative(one(tokens));
    }
    tokens.takes("+");
    if (tokens.seesNumber()) {
      return new Amount.Number(Integer.parseInt(tokens.take()));
    }
    if (tokens.peek().equals("(")) {
      return tokens.inParentheses(AmountGrammar::read);
    }
    if (tokens.sees(Amount.Measure.class, 0)) {
      return measured(tokens);
    }
    return word(tokens);
  }

  private static Amount negative(Amount amount) {
    return amount instanceof Amount.Number(int value)
        ? new Amount.Number(-value)
        : new Amount.Minus(new Amount.Number(0), amount);
  }

  /** Of a role its number, of a filter the sum. */
  private static Amount measured(Tokens tokens) {
    var measure = tokens.constant(Amount.Measure.class);
    return switch (tokens.inParentheses(FilterGrammar::read)) {
      case Filter.In(Role role) -> new Amount.Value(measure, role);
      case Filter of -> new Amount.Sum(measure, of);
    };
  }

  private static Amount word(Tokens tokens) {
    var word = tokens.take();
    var form = FORMS.get(word);
    if (form == null) {
      throw tokens.flaw("unknown word '" + word + "' in an amount");
    }
    return form.apply(tokens);
  }
}
