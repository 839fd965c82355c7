package org.inwoarena.engine.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.effect.Ability.AlignmentOp;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Alignments;

/** What the Alignments of leader, target and master make of an attack (8.3, R8.4.2, R9.2.4). */
final class AlignmentTerms {

  private static final int USUAL = 4;

  private final Game game;
  private final Frame.Attack attack;
  private final AlignmentRules rules;
  private final List<Term> terms = new ArrayList<>();

  private AlignmentTerms(Game game, Frame.Attack attack) {
    this.game = game;
    this.attack = attack;
    this.rules = AlignmentRules.of(game, attack);
  }

  /** Only the leader's Alignments count (R8.3.4); destruction turns the signs (R9.2.4). */
  static List<Term> leader(Game game, Frame.Attack attack) {
    var all = new AlignmentTerms(game, attack);
    all.leader();
    return all.terms;
  }

  /** The target is loyal to a master it shares Alignments with. */
  static List<Term> loyalty(Game game, Frame.Attack attack) {
    var all = new AlignmentTerms(game, attack);
    all.loyalty();
    return all.terms;
  }

  private void leader() {
    var controls = attack.kind() == AttackKind.CONTROL;
    var sign = controls ? 1 : -1;
    var leader = attack.leader();
    var target = attack.target();
    var identical = rules.fanaticsAreIdentical(leader, target);
    var weight = rules.weight(USUAL);
    for (var alignment : Alignments.shared(game, leader, target, identical)) {
      pair(sign * weight, "shared-alignment", alignment, controls ? "R8.3.1" : "R9.2.4");
    }
    for (var alignment : Alignments.opposed(game, leader, target, identical)) {
      if (!rules.ignores(alignment)) {
        pair(-sign * weight, "opposed-alignment", alignment, controls ? "R8.3.2" : "R9.2.4");
      }
    }
    rules.each(
        AlignmentOp.INSTEAD,
        (source, rule) -> {
          var what = rule.alignment().map(Alignment::word);
          terms.add(
              new Term(rule.amount(), "bonus", Optional.of(new CardId(source)), what, "R19.2.1"));
        });
  }

  /** A pair counts unless a card puts something in its place or ignores it. */
  private void pair(int amount, String role, Alignment alignment, String clause) {
    if (!rules.replaces(alignment) && !rules.isIgnoredAsHarmful(amount)) {
      add(amount, role, attack.leader(), alignment, clause);
    }
  }

  private void loyalty() {
    var target = attack.target();
    var master = game.card(target).spot().master();
    if (master == 0) {
      return;
    }
    var identical = rules.fanaticsAreIdentical(target, master);
    for (var alignment : Alignments.shared(game, target, master, identical)) {
      if (!rules.removesLoyalty(alignment)) {
        add(-USUAL, "loyalty", master, alignment, "R8.4.2");
      }
    }
  }

  private void add(int amount, String role, int source, Alignment alignment, String clause) {
    terms.add(
        new Term(
            amount, role, Optional.of(new CardId(source)), Optional.of(alignment.word()), clause));
  }
}
