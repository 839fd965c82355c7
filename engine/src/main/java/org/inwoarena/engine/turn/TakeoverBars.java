package org.inwoarena.engine.turn;

import java.util.Optional;
import java.util.OptionalInt;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Permissions;

/** What card text bars when cards come under control without an attack, or are moved. */
public final class TakeoverBars {

  private TakeoverBars() {}

  /** The card that keeps a player from taking that one over. */
  public static OptionalInt taking(Game game, int seat, int card, boolean automatic) {
    var deed = Permissions.of(game, game.seat(seat).illuminati(), card);
    return automatic
        ? deed.barring(Deed.TAKE_OVER, Deed.AUTOMATIC_TAKEOVER)
        : deed.barring(Deed.TAKE_OVER);
  }

  /** The card that keeps a Group from getting new puppets. */
  public static OptionalInt puppets(Game game, int master) {
    return Permissions.of(game, master).barring(Deed.GAIN_PUPPETS);
  }

  /** The card that keeps a Group where it is. */
  public static OptionalInt moving(Game game, int seat, int group) {
    return Permissions.of(game, game.seat(seat).illuminati(), group).barring(Deed.MOVE);
  }

  /** The objection, where there is such a card. */
  public static Optional<Objection> objection(OptionalInt barring) {
    return barring.isPresent() ? Optional.of(Objection.BARRED_BY_CARD) : Optional.empty();
  }
}
