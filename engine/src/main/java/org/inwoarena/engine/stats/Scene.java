package org.inwoarena.engine.stats;

import java.util.Optional;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;

/**
 * From where card text is read: the card that bears it, its player, what its words stand for, and
 * the attack at hand.
 *
 * @param source the card that bears the text
 * @param you its player
 * @param lens how much of what is in force is seen
 */
public record Scene(
    Game game, int source, int you, Bindings bindings, Optional<Frame.Attack> attack, Lens lens) {

  /** A card's own text, read by whoever controls it, in the attack at hand. */
  public static Scene of(Game game, int source) {
    return of(game, source, game.card(source).holder(), Bindings.NONE);
  }

  /** Text read by a player, in the attack at hand. */
  public static Scene of(Game game, int source, int you, Bindings bindings) {
    return new Scene(game, source, you, bindings, game.frame(Frame.Attack.class), Lens.FULL);
  }

  /** The same in that attack. */
  public Scene in(Frame.Attack fought) {
    return new Scene(game, source, you, bindings, Optional.of(fought), lens);
  }

  /** The same with these bindings. */
  public Scene with(Bindings bound) {
    return new Scene(game, source, you, bound, attack, lens);
  }

  /** The same read by another player. */
  public Scene by(int seat) {
    return new Scene(game, source, seat, bindings, attack, lens);
  }

  /** The same seen so far. */
  public Scene through(Lens seen) {
    return new Scene(game, source, you, bindings, attack, seen);
  }

  /** The same as a Goal sees it. */
  public Scene forGoals() {
    return through(Lens.GOALS);
  }

  /** Whether a Goal reads it. */
  public boolean goals() {
    return lens.goals();
  }
}
