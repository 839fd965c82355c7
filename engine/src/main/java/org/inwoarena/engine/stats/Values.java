package org.inwoarena.engine.stats;

import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Use;
import org.inwoarena.engine.effect.Ability.Value;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;

/** Power, Global Power and Resistance in the layers of R19.1.6: set, times, plus, limits. */
public final class Values {

  private static final int UNDER_ILLUMINATI = 10;
  private static final int UNDER_ITS_PUPPET = 5;

  private Values() {}

  /** Current Power (R4.5.4), never below 0 (R4.6.1). */
  public static int power(Game game, int card) {
    return layered(game, card, Value.POWER, game.printed(card).facts().power(), Use.ALWAYS, 0);
  }

  /** The Power of one action: leading, aiding, opposing, paying (R3.8.1). */
  public static int actingPower(Game game, int card) {
    return layered(game, card, Value.POWER, game.printed(card).facts().power(), Use.ACTION, 0);
  }

  /** The Power the target of an attack defends itself with (R9.2.1). */
  public static int defendingPower(Game game, int card) {
    return layered(game, card, Value.POWER, game.printed(card).facts().power(), Use.DEFENCE, 0);
  }

  /** A devastated Place defends itself with half its Power (R12.4.4), whatever multiplies it. */
  private static void halve(Layers layers, Game game, int card, Value value, Use use) {
    if (value == Value.POWER && use == Use.DEFENCE && game.card(card).has(Mark.DEVASTATED)) {
      layers.halve(game.rules().on(Switch.HALVING_IS_THE_MULTIPLIER));
    }
  }

  /** The Power that Goals see: permanent changes alone (R15.6.1, R15.6.2). */
  public static int forGoals(Game game, int card) {
    return power(game, card);
  }

  /** Current Global Power: never above current Power (R4.5.8). */
  public static int globalPower(Game game, int card) {
    var printed = game.printed(card).facts().globalPower();
    var own = layered(game, card, Value.GLOBAL_POWER, printed, Use.ALWAYS, 0);
    return Math.min(own, power(game, card));
  }

  /** Current Resistance without bonuses (R8.4.1); 0 for a card that prints none. */
  public static int resistance(Game game, int card) {
    var printed = game.printed(card).facts().resistance().orElse(0);
    return layered(game, card, Value.RESISTANCE, printed, Use.ALWAYS, 0);
  }

  /** What a token of the target is worth in its own defence: one multiplying step more. */
  public static int selfDefence(Game game, int card) {
    return layered(game, card, Value.POWER, game.printed(card).facts().power(), Use.ACTION, 1);
  }

  /** How many tokens the card has when phase 4 is over (R2.2.14). */
  public static int tokens(Game game, int card) {
    var isResource = game.printed(card).facts().kind() == CardKind.RESOURCE;
    var printed = isResource && !game.printed(card).facts().getsAction() ? 0 : 1;
    return layered(game, card, Value.TOKENS, printed, Use.ALWAYS, 0);
  }

  /** The Power a Group gives Relief with (R12.5.2). */
  public static int reliefPower(Game game, int card) {
    return layered(game, card, Value.RELIEF_POWER, actingPower(game, card), Use.ALWAYS, 0);
  }

  /** Whether a change has brought the Power down to 0: no token, no action (R4.6.3, R4.6.5). */
  public static boolean isReducedToNothing(Game game, int card) {
    return game.printed(card).facts().power() > 0 && power(game, card) == 0;
  }

  /** The position bonus of a Group (R8.4.3). */
  public static int position(Game game, int group) {
    return switch (Structure.steps(game, group)) {
      case 1 -> UNDER_ILLUMINATI;
      case 2 -> UNDER_ITS_PUPPET;
      default -> 0;
    };
  }

  /**
   * A value through its layers.
   *
   * @param moreSteps steps added to the multiplier, 1 for self-defence (R8.7.10)
   */
  private static int layered(
      Game game, int card, Value value, int printed, Use use, int moreSteps) {
    var inForce = game.inForce();
    var layers = new Layers(printed, moreSteps);
    halve(layers, game, card, value, use);
    for (var source : inForce.sources()) {
      for (var ability : game.printed(source).text().abilities()) {
        if (ability instanceof Ability.Modifier modifier && modifier.values().contains(value)) {
          add(layers, Scene.of(game, source), modifier, card, use);
        }
      }
    }
    for (var applied : inForce.applied()) {
      for (var ability : applied.abilities()) {
        if (ability instanceof Ability.Modifier modifier && modifier.values().contains(value)) {
          var scene = Scene.of(game, applied.source(), applied.seat(), applied.bindings());
          add(layers, scene, modifier, card, use);
        }
      }
    }
    return layers.total();
  }

  private static void add(
      Layers layers, Scene scene, Ability.Modifier modifier, int card, Use use) {
    if ((modifier.use() == Use.ALWAYS || modifier.use() == use)
        && Filters.matches(scene, modifier.of(), card)
        && Conditions.holds(scene, modifier.when())
        && modifier.in().stream()
            .allMatch(
                test -> scene.attack().filter(a -> Conditions.is(scene, test, a)).isPresent())) {
      layers.add(modifier.op(), Amounts.of(scene, modifier.amount()));
    }
  }
}
