package org.inwoarena.engine.relief;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Sources;
import org.inwoarena.engine.turn.Tokens;

/** An Illuminati token takes all Zaps off one player (R3.8.7). */
public final class Zaps {

  private static final String ZAP = "Zap!";

  private Zaps() {}

  /** Removes all Zaps from a player, oneself or another. */
  public static Optional<Objection> remove(Play play, int seat, Seat from) {
    var game = play.game();
    if (from.index() >= game.seats().size() || zaps(game, from.index()).isEmpty()) {
      return Optional.of(Objection.NOT_ZAPPED);
    }
    var objection = priceObjection(game, seat);
    if (objection.isEmpty()) {
      var payer = new CardId(game.seat(seat).illuminati());
      play.emit(new Event.TokensSpent(new Seat(seat), List.of(payer), Spending.REMOVAL));
      zaps(game, from.index()).forEach(zap -> discard(play, zap));
    }
    return objection;
  }

  private static Optional<Objection> priceObjection(Game game, int seat) {
    var payer = game.seat(seat).illuminati();
    return Anytime.objection(game, seat)
        .or(() -> Tokens.objection(game, payer))
        .or(
            () ->
                Tokens.isDeclared(game, payer)
                    ? Optional.of(Objection.LEADER_IS_DECLARED)
                    : Optional.empty());
  }

  /** Zaps lie on an Illuminati and act on its whole Power Structure. */
  private static List<Integer> zaps(Game game, int seat) {
    var illuminati = game.seat(seat).illuminati();
    return game.inForce().sources().ofFamily(ZAP).stream()
        .map(Sources.Source::card)
        .filter(card -> game.card(card).link() == illuminati)
        .toList();
  }

  private static void discard(Play play, int card) {
    var holder = new Seat(play.game().card(card).holder());
    play.emit(new Event.LinkChanged(new CardId(card), Event.LinkChange.ENDED));
    play.emit(new Event.Discarded(holder, new CardId(card), DiscardReason.OVER));
  }

  /** From whom the player could remove Zaps now. */
  public static void families(Game game, int seat, Moves moves) {
    if (!game.inForce().sources().ofFamily(ZAP).isEmpty() && priceObjection(game, seat).isEmpty()) {
      var zapped = game.playing().stream().filter(other -> !zaps(game, other).isEmpty()).toList();
      moves.add("remove-zaps", "player", Moves.seats(zapped));
    }
  }
}
