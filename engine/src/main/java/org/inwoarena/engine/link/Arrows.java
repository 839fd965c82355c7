package org.inwoarena.engine.link;

import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Zone;

/** A puppet whose master has no arrow there any more is shifted (R14.1.6). */
final class Arrows {

  private static final int NO_CARD = 0;

  private Arrows() {}

  /** Shifts one puppet that hangs on nothing, if there is one. */
  static boolean follow(Play play) {
    return shift(play, NO_CARD);
  }

  /** Lifts what hangs on the arrows a card gives, before it gives them no longer. */
  static void lose(Play play, int card) {
    while (shift(play, card)) {
      // One branch after the other.
    }
  }

  private static boolean shift(Play play, int lost) {
    var game = play.game();
    if (!Structure.areArrowsGiven(game)) {
      return false;
    }
    for (var seat : game.playing()) {
      for (int card : game.seat(seat).in(Zone.STRUCTURE)) {
        var spot = game.card(card).spot();
        if (game.card(spot.master()).zone().inStructure()
            && !Structure.hasArrow(game, spot.master(), spot.side(), lost)) {
          var branch = Structure.branchIds(game, card);
          play.emit(new Event.ArrowLost(new Seat(seat), branch, new CardId(spot.master())));
          return true;
        }
      }
    }
    return false;
  }
}
