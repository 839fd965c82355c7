package org.inwoarena.engine.turn;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Game;

/**
 * What an automatic takeover costs under the two-player rules of 2002: the token the Illuminati
 * would get in phase 4 (R20.2.2), or else one that lies on it (R20.2.4).
 */
final class TakeoverPrice {

  private TakeoverPrice() {}

  /** Why the player cannot pay for a takeover. */
  static Optional<Objection> objection(Game game, int seat) {
    var illuminati = game.seat(seat).illuminati();
    if (!game.rules().takeoverCostsToken() || Refill.due(game, illuminati) > 0) {
      return Optional.empty();
    }
    var givesUp =
        game.card(illuminati).tokens() > 0 && !game.rules().on(Switch.TAKEOVER_NEEDS_TOKEN_DUE);
    return givesUp ? Optional.empty() : Optional.of(Objection.TAKEOVER_UNPAID);
  }

  /** Pays; nothing where takeovers are free. */
  static void pay(Play play, int seat) {
    if (!play.game().rules().takeoverCostsToken()) {
      return;
    }
    var illuminati = new CardId(play.game().seat(seat).illuminati());
    var player = new Seat(seat);
    if (Refill.due(play.game(), illuminati.value()) == 0) {
      play.emit(new Event.TokensSpent(player, List.of(illuminati), Spending.TAKEOVER));
    }
    play.emit(new Event.TokenForgone(player, illuminati));
  }
}
