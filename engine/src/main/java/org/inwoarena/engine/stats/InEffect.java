package org.inwoarena.engine.stats;

import java.util.List;
import java.util.function.Predicate;
import org.inwoarena.engine.effect.Ability.Standing;
import org.inwoarena.engine.effect.Until;
import org.inwoarena.engine.state.Applied;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;

/** The standing abilities that work now, in the order of play, each in the scene it is read in. */
public final class InEffect {

  private InEffect() {}

  /** Takes one ability. */
  @FunctionalInterface
  public interface Visitor<A extends Standing> {
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
  public static boolean any(Game game, Class<? extends Standing> kind) {
    return any(game, kind, ability -> true);
  }

  /** Whether there is any ability of that kind of which this is true, asleep or not. */
  static <A extends Standing> boolean any(Game game, Class<A> kind, Predicate<A> which) {
    for (var source : game.inForce().sources().with(kind)) {
      if (has(source.text().standing().of(kind), which)) {
        return true;
      }
    }
    for (var applied : game.inForce().applied()) {
      if (has(applied.standing().of(kind), which)) {
        return true;
      }
    }
    return false;
  }

  private static <A> boolean has(List<A> abilities, Predicate<A> which) {
    for (var ability : abilities) {
      if (which.test(ability)) {
        return true;
      }
    }
    return false;
  }

  /** Every ability of that kind whose condition holds. */
  public static <A extends Standing> void each(
      Game game, Lens lens, Class<A> kind, Visitor<A> visitor) {
    each(game, lens, kind, ability -> true, visitor);
  }

  /**
   * Every ability of that kind whose condition holds.
   *
   * @param which those looked for, by their text alone; looked at first since it costs least
   */
  public static <A extends Standing> void each(
      Game game, Lens lens, Class<A> kind, Predicate<A> which, Visitor<A> visitor) {
    for (var source : game.inForce().sources().with(kind)) {
      var text = source.text();
      if (!has(text.standing().of(kind), which)) {
        continue;
      }
      var isSilent = Silence.isSilent(game, lens, source.card());
      for (var ability : (isSilent ? text.unsilenced() : text.standing()).of(kind)) {
        if (which.test(ability)) {
          visit(Scene.of(game, source.card()).through(lens), ability, false, visitor);
        }
      }
    }
    for (var applied : game.inForce().applied()) {
      for (var ability : applied.standing().of(kind)) {
        if (which.test(ability) && !isAsleep(game, applied)) {
          var scene = Scene.of(game, applied.source(), applied.seat(), applied.bindings());
          visit(scene.through(lens), ability, !applied.isPermanent(), visitor);
        }
      }
    }
  }

  private static boolean isAsleep(Game game, Applied applied) {
    return applied.until() == Until.LINK && game.card(applied.source()).has(Mark.LINK_ASLEEP);
  }

  private static <A extends Standing> void visit(
      Scene scene, A ability, boolean temporary, Visitor<A> visitor) {
    if (Conditions.holds(scene, ability.when())) {
      visitor.visit(scene, ability, temporary);
    }
  }
}
