package org.inwoarena.engine.turn;

import java.util.Optional;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Pile;
import org.inwoarena.engine.state.Zone;

/** Copies of Groups: only one may be in play, none after a destruction (16.5). */
public final class Copies {

  private Copies() {}

  /** Why a copy may not be brought into play. */
  public static Optional<Objection> objection(Game game, int card) {
    var id = game.printed(card).id();
    for (var seat : game.seats()) {
      if (holds(game, seat.in(Zone.STRUCTURE), id)) {
        return Optional.of(Objection.COPY_IN_PLAY);
      }
      if (holds(game, seat.in(Zone.DESTROYED), id)) {
        return Optional.of(Objection.COPY_DESTROYED);
      }
    }
    return Optional.empty();
  }

  private static boolean holds(Game game, Pile pile, String id) {
    for (var i = 0; i < pile.size(); i++) {
      if (game.printed(pile.get(i)).id().equals(id)) {
        return true;
      }
    }
    return false;
  }
}
