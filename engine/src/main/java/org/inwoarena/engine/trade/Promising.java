package org.inwoarena.engine.trade;

import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Game;

/**
 * Promises of something later. One is noted for all to see and binds nobody: no rule asks for it
 * again, so that it may be broken freely (R14.2.7, R14.2.8).
 */
public final class Promising {

  private Promising() {}

  /** Notes a promise; it counts like an offer, so that nobody can be flooded. */
  public static Optional<Objection> promise(Play play, int seat, Command.Promise command) {
    var objection = Trading.openObjection(play.game(), seat, command.to().index());
    if (objection.isEmpty()) {
      play.emit(new Event.Promised(new Seat(seat), command.to(), command.what()));
    }
    return objection;
  }

  /** All promises that can be noted now. */
  public static void families(Game game, int seat, Moves moves) {
    moves.add(
        "promise",
        Map.of(
            "to", Moves.seats(Trading.rivals(game, seat)),
            "what", Moves.words("peace", "aid", "cards")));
  }
}
