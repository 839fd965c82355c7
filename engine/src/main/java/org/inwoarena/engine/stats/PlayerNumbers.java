package org.inwoarena.engine.stats;

import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.PlayerValue;
import org.inwoarena.engine.state.Game;

/** Numbers of a player that cards change: draws, the limit of the hand, agents. */
public final class PlayerNumbers {

  private PlayerNumbers() {}

  /** The number as things stand; {@code base} is what the rules say. */
  public static int of(Game game, int seat, PlayerValue value, int base) {
    var layers = new Layers(base, 0);
    StandingAbilities.each(
        game,
        Ability.PlayerModifier.class,
        (scene, modifier) -> {
          if (modifier.value() == value && Players.is(scene, modifier.who(), seat)) {
            layers.add(modifier.op(), Amounts.of(scene, modifier.amount()));
          }
        });
    return layers.total();
  }
}
