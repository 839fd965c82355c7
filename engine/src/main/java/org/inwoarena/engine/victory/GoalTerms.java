package org.inwoarena.engine.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.effect.Amount;
import org.inwoarena.engine.effect.Condition;
import org.inwoarena.engine.stats.Amounts;
import org.inwoarena.engine.stats.Scene;

/** What a Goal counts, card by card, so that its number explains itself. */
final class GoalTerms {

  private GoalTerms() {}

  /** One part of a Goal. */
  static Term term(int amount, String role, int card, String clause) {
    return new Term(amount, role, Optional.of(new CardId(card)), Optional.empty(), clause);
  }

  /** The cards that the condition of a Goal counts, all its parts together. */
  static List<Term> of(Scene scene, Condition condition) {
    var terms = new ArrayList<Term>();
    collect(scene, condition, terms);
    return terms;
  }

  private static void collect(Scene scene, Condition condition, List<Term> terms) {
    switch (condition) {
      case Condition.All(var all) -> all.forEach(each -> collect(scene, each, terms));
      case Condition.AnyOf(var any) -> any.forEach(each -> collect(scene, each, terms));
      case Condition.Compared(var one, var comparison, var other) -> collect(scene, one, terms);
      default -> {}
    }
  }

  private static void collect(Scene scene, Amount amount, List<Term> terms) {
    switch (amount) {
      case Amount.Count(var of) ->
          Amounts.cards(scene, of).forEach(card -> add(terms, term(1, "counted", card, "R15.4.7")));
      case Amount.Sum(var measure, var of) ->
          Amounts.cards(scene, of)
              .forEach(
                  card ->
                      add(
                          terms,
                          term(Amounts.measure(scene, measure, card), "counted", card, "R15.6.1")));
      case Amount.Plus(var one, var other) -> {
        collect(scene, one, terms);
        collect(scene, other, terms);
      }
      default -> {}
    }
  }

  /** A card that several parts of a Goal count stands there once. */
  private static void add(List<Term> terms, Term term) {
    if (!terms.contains(term)) {
      terms.add(term);
    }
  }
}
