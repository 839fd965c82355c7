package org.inwoarena.engine.stats;

import java.util.List;
import java.util.function.Function;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Standings;
import org.inwoarena.engine.effect.Until;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;

/** The standing abilities that work now, in the order of play, each in the scene it is read in. */
public final class InEffect {

  private InEffect() {}

  /** Takes one ability. */
  @FunctionalInterface
  public interface Visitor<A extends Ability.Standing> {
    /**
     * An ability whose condition holds.
     *
     * @param temporary whether it is a change with a time limit (R19.2.24)
     */
    void visit(Scene scene, A ability, boolean temporary);
  }

  /** Whether no card text is in force at all. */
  public static boolean isNothing(Game game) {
    return game.inForce().sources().isEmpty() && game.inForce().applied().isEmpty();
  }

  /** Whether there is any ability of that kind, asleep or not. */
  public static boolean any(Game game, Function<Standings, ? extends List<?>> kind) {
    for (int source : game.inForce().sources()) {
      if (!kind.apply(game.printed(source).text().standing()).isEmpty()) {
        return true;
      }
    }
    for (var applied : game.inForce().applied()) {
      if (!kind.apply(applied.standing()).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Every ability of that kind whose condition holds. */
  public static <A extends Ability.Standing> void each(
      Game game, Lens lens, Function<Standings, List<A>> kind, Visitor<A> visitor) {
    var heard = Silence.isNowhere(game);
    for (int source : game.inForce().sources()) {
      var text = game.printed(source).text();
      if (!kind.apply(text.standing()).isEmpty()) {
        var silent = !heard && Silence.isSilent(game, lens, source);
        var abilities = kind.apply(silent ? text.unsilenced() : text.standing());
        visit(abilities, Scene.of(game, source).through(lens), false, visitor);
      }
    }
    for (var applied : game.inForce().applied()) {
      var abilities = kind.apply(applied.standing());
      var asleep =
          applied.until() == Until.LINK && game.card(applied.source()).has(Mark.LINK_ASLEEP);
      if (!abilities.isEmpty() && !asleep) {
        var scene = Scene.of(game, applied.source(), applied.seat(), applied.bindings());
        visit(abilities, scene.through(lens), !applied.isPermanent(), visitor);
      }
    }
  }

  private static <A extends Ability.Standing> void visit(
      List<A> abilities, Scene scene, boolean temporary, Visitor<A> visitor) {
    for (var ability : abilities) {
      if (Conditions.holds(scene, ability.when())) {
        visitor.visit(scene, ability, temporary);
      }
    }
  }
}
