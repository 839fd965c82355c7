package org.inwoarena.engine.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.effect.Ability.Op;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.rules.Switch;

/**
 * One number being put together: set, then times, then plus, whatever the order of play (R19.1.6,
 * R19.1.18). For one use.
 */
final class Layers {

  private record Change(Op op, int amount, int source) {}

  /** Takes one step of the sum: what it adds, and why. */
  private interface Step {
    void take(int amount, String role, int source, String clause);
  }

  private static final int HALF = 2;

  private final RuleSet rules;
  private final int printed;
  private final int moreSteps;
  private final List<Change> changes = new ArrayList<>();
  private boolean halved;
  private int sum;

  /**
   * A number to be worked out.
   *
   * @param moreSteps steps added to the multiplier, 1 for self-defence (R8.7.10)
   */
  Layers(RuleSet rules, int printed, int moreSteps) {
    this.rules = rules;
    this.printed = printed;
    this.moreSteps = moreSteps;
  }

  /** Takes one change in; those that set come in the order of play (R19.1.7). */
  void add(Op op, int amount, int source) {
    changes.add(new Change(op, amount, source));
  }

  /** Halves it in the step of multipliers (R12.4.8). */
  void halve() {
    halved = true;
  }

  /** The number, never below 0 (R4.6.1). */
  int total() {
    if (changes.isEmpty() && moreSteps == 0 && !halved) {
      return Math.max(0, printed);
    }
    sum = printed;
    walk((amount, role, source, clause) -> sum += amount);
    return sum;
  }

  /** The same as a sum whose parts say where they come from. */
  List<Term> terms(int card, String clause) {
    var terms = new ArrayList<Term>();
    terms.add(term(printed, "printed", card, clause));
    sum = printed;
    walk(
        (amount, role, source, why) -> {
          sum += amount;
          terms.add(term(amount, role, source == 0 ? card : source, why));
        });
    return terms;
  }

  private static Term term(int amount, String role, int source, String clause) {
    return new Term(amount, role, Optional.of(new CardId(source)), Optional.empty(), clause);
  }

  private void walk(Step step) {
    set(step);
    multiply(step);
    for (var change : changes) {
      if (change.op() == Op.PLUS) {
        step.take(change.amount(), "added", change.source(), "R19.1.6");
      }
    }
    if (sum < 0) {
      step.take(-sum, "at-least-zero", 0, "R4.6.1");
    }
  }

  /** The last one to set counts (R19.1.7); one that raises or lowers may have nothing to do. */
  private void set(Step step) {
    for (var change : changes) {
      var by = change.amount() - sum;
      switch (change.op()) {
        case SET -> step.take(by, "set", change.source(), "R19.1.7");
        case RAISE -> {
          if (by > 0 && !isRaisedOtherwise(change.amount())) {
            step.take(by, "raised", change.source(), "R3.8.6");
          }
        }
        case LOWER -> {
          if (by < 0) {
            step.take(by, "lowered", change.source(), "R19.1.7");
          }
        }
        default -> {}
      }
    }
  }

  /** The other reading of R3.8.6: what all other changes make of the number is compared. */
  private boolean isRaisedOtherwise(int amount) {
    if (!rules.on(Switch.POWER_INCREASE_MEETS_FINAL_VALUE)) {
      return false;
    }
    var others = new Layers(rules, printed, moreSteps);
    others.halved = halved;
    changes.stream()
        .filter(change -> change.op() != Op.RAISE)
        .forEach(change -> others.add(change.op(), change.amount(), change.source()));
    return others.total() >= amount;
  }

  /** Only the highest multiplier counts (R19.1.8); halving goes along with it (R12.4.8). */
  private void multiply(Step step) {
    var times = highest(Op.TIMES);
    var divide = highest(Op.DIVIDE);
    var factor = times.map(Change::amount).orElse(1) + moreSteps;
    if (times.isPresent() || moreSteps > 0) {
      step.take(
          sum * (factor - 1),
          "multiplied",
          times.map(Change::source).orElse(0),
          moreSteps > 0 ? "R8.7.10" : "R19.1.8");
    }
    divide.ifPresent(
        change ->
            step.take(divided(sum, change.amount()) - sum, "divided", change.source(), "R19.1.15"));
    // By one reading a multiplier displaces the halving.
    if (halved && !(times.isPresent() && rules.on(Switch.HALVING_IS_THE_MULTIPLIER))) {
      step.take(divided(sum, HALF) - sum, "halved", 0, "R12.4.4");
    }
  }

  private int divided(int number, int by) {
    return rules.on(Switch.FRACTIONS_ROUND_UP) ? Math.ceilDiv(number, by) : number / by;
  }

  private Optional<Change> highest(Op op) {
    Change highest = null;
    for (var change : changes) {
      if (change.op() == op && (highest == null || change.amount() > highest.amount())) {
        highest = change;
      }
    }
    return Optional.ofNullable(highest);
  }
}
