package org.inwoarena.engine.attack;

import java.util.Optional;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.use.Cancelling;
import org.inwoarena.engine.use.Committing;

/** Passing, committing and calling off (7.3, R8.7.9). */
public final class Response {

  private Response() {}

  /** Passes; the attacker's first pass confirms the attack (R7.3.7). */
  public static void pass(Play play, int seat) {
    if (((Frame.Attack) play.game().top()).attacker() == seat) {
      commit(play);
    }
    play.emit(new Event.Passed(new Seat(seat)));
  }

  /** Commits the attack, if it is not (R7.3.7). */
  static void commit(Play play) {
    Committing.commit(play, (Frame.Attack) play.game().top());
  }

  /** Calls the attack off (R7.3.1). */
  public static Optional<Objection> callOff(Play play, int seat) {
    var attack = (Frame.Attack) play.game().top();
    if (attack.attacker() != seat) {
      return Optional.of(Objection.NOT_THE_ATTACKER);
    }
    if (attack.committed()) {
      return Optional.of(Objection.COMMITTED);
    }
    // Plots of rivals: the attacker's own would have committed it (R7.3.4).
    attack.nature().plays().forEach(used -> Cancelling.takenBack(play, used));
    play.emit(new Event.AttackCalledOff(new Seat(seat)));
    return Optional.empty();
  }

  /** The legal answers of a seat apart from free moves. */
  public static void families(Game game, int seat, Moves moves) {
    var attack = (Frame.Attack) game.top();
    moves.add("pass");
    if (attack.attacker() == seat && !attack.committed()) {
      moves.add("call-off");
    }
    Withdrawal.families(game, attack, seat, moves);
    Joining.families(game, attack, seat, moves);
    Agents.families(game, attack, seat, moves);
  }
}
