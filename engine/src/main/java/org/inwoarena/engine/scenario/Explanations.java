package org.inwoarena.engine.scenario;

import java.util.List;
import java.util.TreeMap;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.effect.Ability.Value;
import org.inwoarena.engine.yaml.Node;

/** Expectations on where a number of a card, or of a Goal, comes from. */
record Explanations(Play play, Names names, Proofs proofs) {

  /** {@code {dentists: {power: {dentists: 1, reload: 5}}}}: what each card adds, zeros left out. */
  void check(Node wanted) {
    wanted
        .fields()
        .values()
        .forEach(
            (card, numbers) ->
                numbers.fields().values().forEach((value, terms) -> check(card, value, terms)));
  }

  private void check(String card, String value, Node wanted) {
    var id = names.card(card, new Seat(0), play.game(), wanted);
    var number = CardSheet.word(Value.values(), new Node.Text(wanted.line(), value));
    var terms = play.engine().explain(play.game(), id, number);
    compare(value + " of " + card, terms, wanted);
  }

  /** {@code {A: {basic: {CARD: 1, CARD: 2}}}}: what a Goal counts, card by card. */
  void checkGoals(Node wanted) {
    wanted
        .fields()
        .values()
        .forEach(
            (player, goals) ->
                goals
                    .fields()
                    .values()
                    .forEach(
                        (goal, terms) ->
                            compare(
                                goal + " of " + player,
                                play.engine().explain(play.game(), names.seat(player, goals), goal),
                                terms)));
  }

  private void compare(String what, List<Term> terms, Node wanted) {
    var is = new TreeMap<String, Integer>();
    for (Term term : terms) {
      is.merge(names.name(term.source().orElseThrow(), play.game()), term.amount(), Integer::sum);
    }
    is.values().removeIf(amount -> amount == 0);
    var expected = new TreeMap<String, Integer>();
    wanted.fields().values().forEach((source, amount) -> expected.put(source, amount.number()));
    if (!is.equals(expected)) {
      throw new Unmet(wanted, what + " is " + is + ", not " + expected);
    }
    terms.stream().filter(term -> term.amount() != 0).forEach(term -> proofs.proves(term.clause()));
  }
}
