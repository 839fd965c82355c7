package org.inwoarena.engine.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.effect.Ability.AlignmentOp;
import org.inwoarena.engine.effect.Ability.AlignmentRule;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Alignments;
import org.inwoarena.engine.stats.Conditions;
import org.inwoarena.engine.stats.Filters;
import org.inwoarena.engine.stats.InEffect;
import org.inwoarena.engine.stats.Lens;
import org.inwoarena.engine.stats.Reaching;
import org.inwoarena.engine.stats.Scene;

/** The rules of cards on how Alignments count in an attack. */
final class AlignmentRules {

  private record Rule(Scene scene, AlignmentRule rule) {}

  private final Frame.Attack attack;
  private final List<Rule> rules = new ArrayList<>();

  private AlignmentRules(Frame.Attack attack) {
    this.attack = attack;
  }

  /** Those that speak of that attack. */
  static AlignmentRules of(Game game, Frame.Attack attack) {
    var all = new AlignmentRules(attack);
    if (!InEffect.isNothing(game)) {
      InEffect.each(
          game,
          Lens.FULL,
          AlignmentRule.class,
          (outer, rule, temporary) -> {
            var scene = outer.in(attack);
            if (Conditions.is(scene, rule.in(), attack)
                && Reaching.reachesPlayer(scene, attack.attacker())
                && Secrecy.counts(game, attack, scene.source())) {
              all.rules.add(new Rule(scene, rule));
            }
          });
    }
    return all;
  }

  /** Takes every rule of that kind for the leader. */
  void each(AlignmentOp op, BiConsumer<Integer, AlignmentRule> action) {
    for (var each : rules) {
      if (each.rule().op() == op && isFor(each, attack.leader())) {
        action.accept(each.scene().source(), each.rule());
      }
    }
  }

  /** What each Alignment counts; of several rules the last one played (R19.1.4). */
  int weight(int usual) {
    var weight = new int[] {usual};
    each(AlignmentOp.WEIGHT, (source, rule) -> weight[0] = rule.amount());
    return weight[0];
  }

  /** Whether opposed pairs of that Alignment do not count. */
  boolean ignores(Alignment alignment) {
    return any(
        each ->
            each.rule().op() == AlignmentOp.IGNORE_OPPOSED
                && isFor(each, attack.leader())
                && isOn(each, alignment));
  }

  /** Whether something else counts in place of a pair of that Alignment. */
  boolean replaces(Alignment alignment) {
    return any(
        each ->
            each.rule().op() == AlignmentOp.INSTEAD
                && isFor(each, attack.leader())
                && (isOn(each, alignment)
                    || each.rule()
                        .alignment()
                        .filter(other -> Alignments.areOpposites(alignment, other))
                        .isPresent()));
  }

  /** Whether a term works against a player who need not count such ones. */
  boolean isIgnoredAsHarmful(int amount) {
    return any(
        each ->
            each.rule().op() == AlignmentOp.IGNORE_HARMFUL
                && (each.scene().you() == attack.attacker() ? amount < 0 : amount > 0));
  }

  /** Whether sharing that Alignment with its master gives the target nothing. */
  boolean removesLoyalty(Alignment alignment) {
    return any(
        each ->
            each.rule().op() == AlignmentOp.NO_LOYALTY
                && isFor(each, attack.target())
                && isOn(each, alignment));
  }

  /** Whether Fanatic with Fanatic is a shared Alignment for these two, against R4.3.4. */
  boolean fanaticsAreIdentical(int one, int other) {
    return any(
        each ->
            each.rule().op() == AlignmentOp.IDENTICAL && isFor(each, one) && isFor(each, other));
  }

  private boolean any(Predicate<Rule> test) {
    return rules.stream().anyMatch(test);
  }

  private static boolean isFor(Rule each, int card) {
    return Filters.matches(each.scene(), each.rule().of(), card);
  }

  private static boolean isOn(Rule each, Alignment alignment) {
    return each.rule().alignment().isEmpty() || each.rule().alignment().get() == alignment;
  }
}
