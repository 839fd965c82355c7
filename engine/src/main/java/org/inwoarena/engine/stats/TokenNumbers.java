package org.inwoarena.engine.stats;

import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Op;
import org.inwoarena.engine.effect.Ability.Value;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Game;

/** How many Action tokens a card is due in phase 4 (R2.2.13 to R2.2.16). */
public final class TokenNumbers {

  private static final int ORDINARY = 1;

  private final Layers normal = new Layers(ORDINARY, 0);
  private int accumulating;

  private TokenNumbers() {}

  /** Tokens it gets now: up to its normal number, and those that add up from turn to turn. */
  public static int due(Game game, int card) {
    var numbers = of(game, card);
    var held = game.card(card).tokens();
    var keeps = held > 0 && game.rules().on(Switch.TOKENS_NOT_REFILLED);
    var missing = keeps ? 0 : Math.max(0, numbers.normal.total() - held);
    return Math.max(missing, numbers.accumulating);
  }

  private static TokenNumbers of(Game game, int card) {
    var numbers = new TokenNumbers();
    StandingAbilities.each(
        game,
        Ability.Modifier.class,
        (scene, modifier) -> {
          if (modifier.values().contains(Value.TOKENS)
              && Filters.matches(scene, modifier.of(), card)) {
            numbers.add(modifier.op(), Amounts.of(scene, modifier.amount()));
          }
        });
    return numbers;
  }

  private void add(Op op, int amount) {
    if (op == Op.ACCUMULATE) {
      accumulating += amount;
    } else {
      normal.add(op, amount);
    }
  }
}
