package org.inwoarena.engine.attack;

import java.util.List;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;

/** The roll and its result (7.5, 8.6, 9.2). */
public final class Roll {

  private Roll() {}

  /** Rolls, unless the attack is hopeless (R7.5.4), and carries the result out. */
  public static void resolve(Play play, Frame.Attack attack) {
    var strength = Strength.sum(Strength.terms(play.game(), attack));
    var needed = Strength.needed(strength);
    var success = false;
    if (needed > 0) {
      var roll = play.dice(2);
      var first = roll.dice().getFirst();
      var second = roll.dice().getLast();
      play.emit(
          new Event.AttackRolled(
              new Seat(attack.attacker()), first, second, strength, roll.counter()));
      success = first + second <= needed;
    }
    play.emit(new Event.AttackResolved(success, strength));
    Agents.afterwards(play, attack, success);
    if (success) {
      if (attack.kind() == AttackKind.CONTROL) {
        capture(play, attack);
      } else {
        destroy(play, attack);
      }
    }
  }

  /** The target and its branch join the attacker; placing them follows (R8.6.4, R8.6.5). */
  private static void capture(Play play, Frame.Attack attack) {
    play.emit(
        new Event.Captured(
            new Seat(attack.attacker()),
            attack.defender().map(Seat::new),
            branch(play.game(), attack),
            new CardId(attack.leader())));
  }

  /** The target is destroyed; its branch returns to its player's hand (R9.2.8 to R9.2.13). */
  private static void destroy(Play play, Frame.Attack attack) {
    var branch = branch(play.game(), attack);
    play.emit(
        new Event.Destroyed(
            new CardId(attack.target()),
            new Seat(attack.defender().orElseThrow()),
            new Seat(attack.attacker()),
            branch.subList(1, branch.size())));
  }

  private static List<CardId> branch(Game game, Frame.Attack attack) {
    return Structure.branch(game, attack.target()).stream().map(CardId::new).toList();
  }
}
