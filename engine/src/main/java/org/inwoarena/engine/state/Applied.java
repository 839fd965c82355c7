package org.inwoarena.engine.state;

import java.util.List;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Standings;
import org.inwoarena.engine.effect.Until;

/**
 * Abilities that a play put in force, apart from the card that has them printed.
 *
 * @param id unique in the game
 * @param source the card that was played or used
 * @param seat its player
 * @param bindings what the words of the abilities stand for
 * @param standing the standing abilities among them
 * @param depth frames that lay below the play: what lasts for an action or attack ends with the
 *     frame it was played into
 * @param turn the turn it was put in force in
 */
public record Applied(
    int id,
    int source,
    int seat,
    Until until,
    Bindings bindings,
    List<Ability> abilities,
    Standings standing,
    int depth,
    int turn) {
  /** Keeps an own copy. */
  public Applied {
    abilities = List.copyOf(abilities);
  }

  /** The same, played into the frame above. */
  public Applied deeper() {
    return new Applied(id, source, seat, until, bindings, abilities, depth + 1, turn);
  }

  /** Abilities put in force. */
  public Applied(
      int id,
      int source,
      int seat,
      Until until,
      Bindings bindings,
      List<Ability> abilities,
      int depth,
      int turn) {
    this(id, source, seat, until, bindings, abilities, Standings.of(abilities), depth, turn);
  }

  /** Whether it is a permanent change, or one that lasts as long as a link (R19.2.23). */
  public boolean isPermanent() {
    return until == Until.PERMANENT || until == Until.LINK;
  }
}
