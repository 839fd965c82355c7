package org.inwoarena.engine.scenario;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.yaml.Node;

/**
 * Expectations on the terms of the attack under way: {@code {power: 6, aid: {dentists: 1, reload:
 * 5}}}, the sum of a role or what each card adds to it. Roles with nothing are left out.
 */
record Terms(Names names, Proofs proofs) {

  /** Compares all terms; those that count have their clauses proven. */
  void check(Entity.AttackUnderWay attack, Node wanted, Game game) {
    var roles = new TreeMap<String, Map<String, Integer>>();
    for (var term : attack.terms()) {
      roles
          .computeIfAbsent(role(term), role -> new TreeMap<>())
          .merge(
              source(term.source().map(card -> names.name(card, game))),
              term.amount(),
              Integer::sum);
    }
    roles.values().forEach(cards -> cards.values().removeIf(amount -> amount == 0));
    roles.values().removeIf(cards -> sum(cards) == 0);
    var said = wanted.fields().values();
    said.forEach((role, value) -> check(role, value, roles));
    if (!said.keySet().containsAll(roles.keySet())) {
      throw new Unmet(wanted, "terms are " + sums(roles) + "; all of them must be named");
    }
    attack.terms().stream()
        .filter(term -> term.amount() != 0)
        .forEach(term -> proofs.proves(term.clause()));
  }

  /** Both leader and target of an Attack to Destroy count with their Power (R9.2.1). */
  static String role(Term term) {
    return term.role().equals("power") && term.amount() < 0 ? "target-power" : term.role();
  }

  private static String source(Optional<String> card) {
    return card.orElse("rules");
  }

  private static int sum(Map<String, Integer> cards) {
    return cards.values().stream().mapToInt(Integer::intValue).sum();
  }

  private static Map<String, Integer> sums(Map<String, Map<String, Integer>> roles) {
    var sums = new TreeMap<String, Integer>();
    roles.forEach((role, cards) -> sums.put(role, sum(cards)));
    return sums;
  }

  private static void check(String role, Node wanted, Map<String, Map<String, Integer>> roles) {
    var is = roles.getOrDefault(role, Map.of());
    if (wanted instanceof Node.Fields cards) {
      var expected = new TreeMap<String, Integer>();
      cards.values().forEach((card, amount) -> expected.put(card, amount.number()));
      if (!is.equals(expected)) {
        throw new Unmet(wanted, role + " is " + is + ", not " + expected);
      }
    } else if (sum(is) != wanted.number()) {
      throw new Unmet(
          wanted,
          role + " is " + sum(is) + ", not " + wanted.text() + "; terms are " + sums(roles));
    }
  }
}
