package org.inwoarena.engine.victory;

import java.util.List;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Condition;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Amounts;
import org.inwoarena.engine.stats.Conditions;
import org.inwoarena.engine.stats.Scene;

/**
 * A Goal with a condition of its own, which nothing else helps (R15.4.7).
 *
 * @param card the Illuminati or Goal card that says it
 */
record WinningGoal(String name, int card, Ability.Win win) implements Goal {

  @Override
  public boolean isMet(Game game, int seat) {
    return Conditions.holds(scene(game, seat), win.condition());
  }

  @Override
  public int share(Game game, int seat) {
    return share(scene(game, seat), win.condition());
  }

  @Override
  public List<Term> terms(Game game, int seat) {
    return GoalTerms.of(scene(game, seat), win.condition());
  }

  /** Of several things the mean, of alternatives the nearest. */
  private static int share(Scene scene, Condition condition) {
    return switch (condition) {
      case Condition.All(var all) -> mean(scene, all);
      case Condition.AnyOf(var any) ->
          any.stream().mapToInt(each -> share(scene, each)).max().orElse(0);
      case Condition.Compared(var one, var comparison, var other)
          when comparison == Filter.Comparison.AT_LEAST ->
          Goal.share(Amounts.of(scene, one), Amounts.of(scene, other));
      default -> Conditions.holds(scene, condition) ? WHOLE : 0;
    };
  }

  private static int mean(Scene scene, List<Condition> all) {
    return all.stream().mapToInt(each -> share(scene, each)).sum() / Math.max(1, all.size());
  }

  private Scene scene(Game game, int seat) {
    return Scene.of(game, card, seat, Bindings.NONE).forGoals();
  }
}
