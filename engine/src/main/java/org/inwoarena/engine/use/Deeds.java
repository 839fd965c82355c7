package org.inwoarena.engine.use;

import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.moving.MovingGroups;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.turn.HandCards;
import org.inwoarena.engine.turn.Tokens;

/** Carries out what was due and has not been prevented. */
final class Deeds {

  private Deeds() {}

  static void carryOut(Play play, Deed deed) {
    switch (deed) {
      case Deed.Drawing(var seat, var deck, var reason, var count) -> {
        var cards = play.game().seat(seat).in(Zone.of(deck)).ids();
        var drawn = cards.subList(0, Math.min(count, cards.size()));
        if (!drawn.isEmpty()) {
          play.emit(new Event.CardsDrawn(new Seat(seat), deck, reason, drawn));
        }
      }
      case Deed.GroupTakeover(var seat, var card, var master, var side) ->
          takeOver(play, seat, card, master, side);
      case Deed.ResourceTakeover(var seat, var card, var free) -> {
        if (HandCards.inHand(play.game(), seat, card)) {
          play.emit(new Event.ResourceTaken(new Seat(seat), new CardId(card), free));
        }
      }
      case Deed.Devastation(var card, var by) -> devastate(play, card, by);
      case Deed.Relief(var card, var by, var givers) ->
          play.emit(
              new Event.Relieved(
                  new CardId(card), new Seat(by), givers.stream().map(CardId::new).toList()));
      case Deed.Moving move -> MovingGroups.carryOut(play, move);
      case Deed.Destruction destruction -> Destroying.carryOut(play, destruction);
      case Deed.Rolled(var dice, var total, var counter) ->
          play.emit(
              new Event.TableRolled(
                  new Seat(((Frame.Use) play.game().top()).seat()), dice, total, counter));
    }
  }

  /** The Group is still in hand and the arrow still free: answers may have changed that. */
  private static void takeOver(Play play, int seat, int card, int master, Side side) {
    if (HandCards.inHand(play.game(), seat, card)
        && Tokens.isOwnGroup(play.game(), seat, master)
        && Structure.isFree(play.game(), master, side)) {
      play.emit(
          new Event.GroupTakenOver(new Seat(seat), new CardId(card), new CardId(master), side));
    }
  }

  /** Nothing more happens to a Place that is devastated already (R12.4.7). */
  private static void devastate(Play play, int card, int by) {
    if (!play.game().card(card).has(Mark.DEVASTATED)) {
      play.emit(new Event.Devastated(new CardId(card), new Seat(by)));
    }
  }
}
