package org.inwoarena.engine.stats;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.effect.AttackTest;
import org.inwoarena.engine.effect.Condition;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.state.Frame;

/** Whether a condition of card text holds. */
public final class Conditions {

  private Conditions() {}

  /** Whether it holds; an absent one does. */
  public static boolean holds(Scene scene, Optional<Condition> condition) {
    return condition.isEmpty() || holds(scene, condition.get());
  }

  /** Whether it holds in that scene. */
  public static boolean holds(Scene scene, Condition condition) {
    return switch (condition) {
      case Condition.All(var all) -> all(scene, all);
      case Condition.AnyOf(var any) -> any(scene, any);
      case Condition.Not(var not) -> !holds(scene, not);
      case Condition.Attacking(var test) ->
          scene.attack().filter(attack -> is(scene, test, attack)).isPresent();
      case Condition.Is(var role, var filter) -> isAny(scene, filter, Roles.cards(scene, role));
      case Condition.Compared(var one, var comparison, var other) ->
          comparison.holds(Amounts.of(scene, one), Amounts.of(scene, other));
      case Condition.TurnOf(var who) -> Players.is(scene, who, scene.game().progress().active());
      case Condition.By(var who) ->
          scene.bindings().actor().isPresent()
              && Players.is(scene, who, scene.bindings().actor().getAsInt());
      case Condition.Against(var who) ->
          scene.bindings().player().isPresent()
              && Players.is(scene, who, scene.bindings().player().getAsInt());
      case Condition.Deck(var deck) -> scene.bindings().deck().filter(deck::equals).isPresent();
      case Condition.FirstTurnOver(var who) ->
          Players.seat(scene, who).stream()
              .anyMatch(seat -> scene.game().seat(seat).turnsTaken() > 0);
    };
  }

  /** Whether the attack is such a one. */
  public static boolean is(Scene outer, AttackTest test, Frame.Attack attack) {
    var scene = outer.in(attack);
    return (test.kinds().isEmpty() || test.kinds().contains(attack.kind()))
        && isAll(scene, test.is(), attack)
        && isNone(scene, test.not(), attack)
        && (test.leader().isEmpty()
            || (attack.nature().isLed()
                && Filters.matches(scene, test.leader().get(), attack.leader())))
        && (test.target().isEmpty() || Filters.matches(scene, test.target().get(), attack.target()))
        && (test.joined().isEmpty() || joined(scene, test.joined().get(), attack))
        && (test.attackers().isEmpty() || attackers(scene, test.attackers().get(), attack))
        && (test.tookPart().isEmpty() || tookPart(scene, test.tookPart().get(), attack))
        && (test.by().isEmpty() || Players.is(scene, test.by().get(), attack.attacker()))
        && (test.against().isEmpty()
            || (attack.defender().isPresent()
                && Players.is(scene, test.against().get(), attack.defender().get())));
  }

  private static boolean all(Scene scene, List<Condition> conditions) {
    for (var each : conditions) {
      if (!holds(scene, each)) {
        return false;
      }
    }
    return true;
  }

  private static boolean any(Scene scene, List<Condition> conditions) {
    for (var each : conditions) {
      if (holds(scene, each)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAny(Scene scene, Filter filter, List<Integer> cards) {
    for (int card : cards) {
      if (Filters.matches(scene, filter, card)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAll(Scene scene, Set<AttackTest.Word> words, Frame.Attack attack) {
    for (var word : words) {
      if (!is(scene, word, attack)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isNone(Scene scene, Set<AttackTest.Word> words, Frame.Attack attack) {
    for (var word : words) {
      if (is(scene, word, attack)) {
        return false;
      }
    }
    return true;
  }

  private static boolean joined(Scene scene, Filter filter, Frame.Attack attack) {
    return isAny(scene, filter, attack.aiding()) || isAny(scene, filter, attack.opposing());
  }

  private static boolean attackers(Scene scene, Filter filter, Frame.Attack attack) {
    return (attack.nature().isLed() && Filters.matches(scene, filter, attack.leader()))
        || isAny(scene, filter, attack.aiding());
  }

  private static boolean tookPart(Scene scene, Filter filter, Frame.Attack attack) {
    return isAny(scene, filter, Roles.takingPart(attack));
  }

  private static boolean is(Scene scene, AttackTest.Word word, Frame.Attack attack) {
    return switch (word) {
      case FROM_HAND -> attack.defender().isEmpty();
      case ROLLED -> attack.nature().total().isPresent();
      case SUCCESS -> attack.nature().succeeds();
      case MAGIC -> attack.nature().is(word) || Magic.isUsed(scene.game(), attack);
      default -> attack.nature().is(word);
    };
  }
}
