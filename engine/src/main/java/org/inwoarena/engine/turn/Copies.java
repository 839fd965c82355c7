package org.inwoarena.engine.turn;

import java.util.Optional;
import java.util.OptionalInt;
import org.inwoarena.engine.effect.Ability.Per;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Pile;
import org.inwoarena.engine.state.Zone;

/**
 * Copies of Groups: only one may be in play, none after a destruction (16.5), unless the card
 * itself allows several (R16.5.6).
 */
public final class Copies {

  private Copies() {}

  /** Why a copy may not be brought into play. */
  public static Optional<Objection> objection(Game game, int card) {
    var id = game.printed(card).id();
    var allowed = allowed(game, card);
    var inPlay = 0;
    for (var seat : game.seats()) {
      inPlay += count(game, seat.in(Zone.STRUCTURE), id);
      if (inPlay >= allowed.orElse(1)) {
        return Optional.of(allowed.isPresent() ? Objection.COPIES_FULL : Objection.COPY_IN_PLAY);
      }
      if (allowed.isEmpty() && count(game, seat.in(Zone.DESTROYED), id) > 0) {
        return Optional.of(Objection.COPY_DESTROYED);
      }
    }
    return Optional.empty();
  }

  /** How many may be in play together where the card says so itself. */
  private static OptionalInt allowed(Game game, int card) {
    return game.printed(card).text().copies().stream()
        .filter(limit -> limit.per() == Per.GAME)
        .mapToInt(limit -> limit.inPlay())
        .findFirst();
  }

  private static int count(Game game, Pile pile, String id) {
    var count = 0;
    for (var i = 0; i < pile.size(); i++) {
      if (game.printed(pile.get(i)).id().equals(id)) {
        count++;
      }
    }
    return count;
  }
}
