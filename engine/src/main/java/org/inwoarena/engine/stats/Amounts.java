package org.inwoarena.engine.stats;

import java.util.List;
import org.inwoarena.engine.effect.Amount;
import org.inwoarena.engine.effect.Filter;

/** What a number of card text comes to. */
public final class Amounts {

  private Amounts() {}

  /** The number in that scene. */
  public static int of(Scene scene, Amount amount) {
    return switch (amount) {
      case Amount.Number(var value) -> value;
      case Amount.Paid paid -> scene.bindings().paid();
      case Amount.Count(var filter) -> count(scene, filter);
      case Amount.Value(var measure, var role) ->
          Roles.cards(scene, role).stream().mapToInt(card -> measure(scene, measure, card)).sum();
      case Amount.Sum(var measure, var filter) -> sum(scene, measure, filter);
      case Amount.Rolled(var natural) -> rolled(scene, natural);
      case Amount.Due due -> scene.bindings().due();
      case Amount.Players players -> scene.game().playing().size();
      case Amount.Table(var cases, var otherwise) -> {
        for (var line : cases) {
          if (Roles.cards(scene, line.role()).stream()
              .anyMatch(card -> Filters.matches(scene, line.of(), card))) {
            yield of(scene, line.amount());
          }
        }
        yield of(scene, otherwise);
      }
      case Amount.Plus(var one, var other) -> of(scene, one) + of(scene, other);
      case Amount.Minus(var one, var other) -> of(scene, one) - of(scene, other);
      case Amount.Times(var one, var other) -> of(scene, one) * of(scene, other);
    };
  }

  /** How many cards are meant, in play where the filter does not say where. */
  public static int count(Scene scene, Filter filter) {
    return cards(scene, filter).size();
  }

  /** The cards that are meant; for a Goal only those that count for it. */
  public static List<Integer> cards(Scene scene, Filter filter) {
    var meant = Filters.meant(scene, filter);
    if (scene.goals()) {
      meant.removeIf(card -> !ForGoals.counts(scene.game(), card));
    }
    return meant;
  }

  private static int sum(Scene scene, Amount.Measure measure, Filter filter) {
    var sum = 0;
    for (var card : cards(scene, filter)) {
      sum += measure(scene, measure, card);
    }
    return sum;
  }

  /** A number of one card. */
  public static int measure(Scene scene, Amount.Measure measure, int card) {
    var game = scene.game();
    return switch (measure) {
      case POWER -> Values.power(game, scene.lens(), card);
      case GLOBAL_POWER -> Values.globalPower(game, scene.lens(), card);
      case RESISTANCE -> Values.resistance(game, scene.lens(), card);
      case PRINTED_POWER -> game.printed(card).facts().power();
      case PERMANENT_POWER -> Values.forGoals(game, card);
      case POSITION -> Values.position(game, scene.lens(), card);
    };
  }

  /** The roll of the table the text has rolled for itself, else that of the attack at hand. */
  private static int rolled(Scene scene, boolean natural) {
    if (scene.attack().isEmpty() || scene.bindings().rolled() > 0) {
      return scene.bindings().rolled();
    }
    var attack = scene.attack().get();
    return natural
        ? attack.dice().stream().mapToInt(Integer::intValue).sum()
        : attack.nature().total().orElse(0);
  }
}
