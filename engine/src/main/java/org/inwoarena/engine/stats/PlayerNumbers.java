package org.inwoarena.engine.stats;

import org.inwoarena.engine.effect.Ability.PlayerModifier;
import org.inwoarena.engine.effect.Ability.PlayerValue;
import org.inwoarena.engine.state.Game;

/** Numbers of a player that cards change: draws, the limit of the hand, agents. */
public final class PlayerNumbers {

  private PlayerNumbers() {}

  /** The number as things stand; {@code base} is what the rules say. */
  public static int of(Game game, int seat, PlayerValue value, int base) {
    return of(game, Lens.FULL, seat, value, base);
  }

  /** The same as a Goal sees it. */
  public static int forGoals(Game game, int seat, PlayerValue value, int base) {
    return of(game, Lens.GOALS, seat, value, base);
  }

  private static int of(Game game, Lens lens, int seat, PlayerValue value, int base) {
    var layers = new Layers(game.rules(), base, 0);
    InEffect.each(
        game,
        lens,
        PlayerModifier.class,
        modifier -> modifier.value() == value,
        (scene, modifier, temporary) -> {
          if (Players.is(scene, modifier.who(), seat)) {
            layers.add(modifier.op(), Amounts.of(scene, modifier.amount()), scene.source());
          }
        });
    return layers.total();
  }
}
