package org.inwoarena.engine.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Filters;
import org.inwoarena.engine.stats.Scene;
import org.inwoarena.engine.stats.Silence;

/**
 * Resources that lie face down under a card that hides them. They are not in play, so nothing
 * reaches them and they do nothing, until their player turns them up; whatever becomes of the card
 * above becomes of them.
 */
public final class FaceDown {

  private FaceDown() {}

  /** Why a Resource cannot go face down under that card. */
  static Optional<Objection> objection(Game game, int seat, int card, int under) {
    return stores(game, seat, card).contains(under)
        ? Optional.empty()
        : Optional.of(Objection.HIDES_NOTHING);
  }

  /** The own cards in play under which the card may go face down. */
  static List<Integer> stores(Game game, int seat, int card) {
    var stores = new ArrayList<Integer>();
    for (int group : game.seat(seat).in(Zone.RESOURCES)) {
      if (hides(game, group, card)) {
        stores.add(group);
      }
    }
    return stores;
  }

  private static boolean hides(Game game, int store, int card) {
    for (var ability : game.printed(store).text().abilities()) {
      if (ability instanceof Ability.Store(var of)
          && Filters.matches(Scene.of(game, store), of, card)) {
        return !Silence.isSilent(game, store);
      }
    }
    return false;
  }

  /** Turns one up; it is in play then, or turns out to be useless (R16.6.7). */
  public static Optional<Objection> turnUp(Play play, int seat, CardId card) {
    var game = play.game();
    if (!game.seat(seat).in(Zone.FACE_DOWN).ids().contains(card)) {
      return Optional.of(Objection.NOT_FACE_DOWN);
    }
    play.emit(
        Resources.isBarred(game, card.value())
            ? new Event.Discarded(new Seat(seat), card, DiscardReason.USELESS)
            : new Event.TurnedUp(new Seat(seat), card));
    return Optional.empty();
  }

  /** Those that can be turned up. */
  public static void families(Game game, int seat, Moves moves) {
    moves.add("turn-up", "card", Moves.cards(game.seat(seat).in(Zone.FACE_DOWN).numbers()));
  }

  /** One that does not lie where the card above it is goes there too. */
  public static boolean follow(Play play) {
    var game = play.game();
    for (var seat = 0; seat < game.seats().size(); seat++) {
      for (int card : game.seat(seat).in(Zone.FACE_DOWN)) {
        var above = game.card(card).spot().master();
        var lies = game.card(above);
        if (lies.zone() != Zone.RESOURCES || lies.holder() != seat) {
          play.emit(followed(game, new CardId(card), above));
          return true;
        }
      }
    }
    return false;
  }

  private static Event followed(Game game, CardId card, int above) {
    var lies = game.card(above);
    var holder = new Seat(lies.holder());
    return switch (lies.zone()) {
      case RESOURCES -> new Event.LaidFaceDown(holder, card, new CardId(above), false);
      case HAND, REMOVED ->
          new Event.CardMoved(
              card, lies.zone(), holder, game.seat(lies.holder()).in(lies.zone()).size());
      default -> new Event.Discarded(holder, card, DiscardReason.OVER);
    };
  }
}
