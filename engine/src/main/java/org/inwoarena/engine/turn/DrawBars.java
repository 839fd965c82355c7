package org.inwoarena.engine.turn;

import java.util.Optional;
import java.util.OptionalInt;
import org.inwoarena.engine.api.Deck;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Permissions;

/** What card text bars when cards are drawn, for whatever reason (R19.1.9). */
public final class DrawBars {

  private DrawBars() {}

  /** The card that keeps a player from drawing from the deck; absent where it is empty. */
  public static OptionalInt card(Game game, int seat, Deck deck) {
    var cards = game.seat(seat).in(Zone.of(deck));
    return cards.isEmpty()
        ? OptionalInt.empty()
        : Permissions.of(game, game.seat(seat).illuminati(), cards.get(0)).barring(Deed.DRAW);
  }

  /** Whether the player may draw from it as far as cards go. */
  public static boolean let(Game game, int seat, Deck deck) {
    return card(game, seat, deck).isEmpty();
  }

  static Optional<Objection> objection(Game game, int seat, Deck deck) {
    return let(game, seat, deck) ? Optional.empty() : Optional.of(Objection.BARRED_BY_CARD);
  }
}
