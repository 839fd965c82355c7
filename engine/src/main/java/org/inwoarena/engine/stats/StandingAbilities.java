package org.inwoarena.engine.stats;

import java.util.List;
import java.util.function.BiConsumer;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.state.Game;

/** The standing abilities in force, in the order of play, each with the scene it is read in. */
final class StandingAbilities {

  private StandingAbilities() {}

  /** Every ability of that kind whose condition holds. */
  static <A extends Ability.Standing> void each(
      Game game, Class<A> kind, BiConsumer<Scene, A> action) {
    for (var source : game.inForce().sources()) {
      var abilities = game.printed(source).text().abilities();
      each(abilities, kind, Scene.of(game, source), action);
    }
    for (var applied : game.inForce().applied()) {
      var scene = Scene.of(game, applied.source(), applied.seat(), applied.bindings());
      each(applied.abilities(), kind, scene, action);
    }
  }

  private static <A extends Ability.Standing> void each(
      List<Ability> abilities, Class<A> kind, Scene scene, BiConsumer<Scene, A> action) {
    for (var ability : abilities) {
      if (kind.isInstance(ability)) {
        var one = kind.cast(ability);
        if (Conditions.holds(scene, one.when())) {
          action.accept(scene, one);
        }
      }
    }
  }
}
