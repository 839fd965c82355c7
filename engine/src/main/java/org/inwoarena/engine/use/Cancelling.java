package org.inwoarena.engine.use;

import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.state.Zone;

/** Plays that do not happen, and who gets what back (section 18). */
public final class Cancelling {

  private Cancelling() {}

  /** A play whose use has become illegal: a Plot returns to hand, exposed (R18.1.4). */
  static void becameIllegal(Play play, Use use) {
    var height = play.game().frames().size() - 1;
    play.emit(new Event.Cancelled(new Seat(use.seat()), height, "illegal"));
    if (play.game().card(use.card()).zone() == Zone.PLAYED) {
      play.emit(new Event.CardMoved(new CardId(use.card()), Zone.EXPOSED, new Seat(use.seat()), 0));
    }
  }

  /** A Plot that is cancelled: what powered it is lost (R18.3.2, R18.3.5). */
  public static void cancel(Play play, int by, int height) {
    if (!(play.game().frames().get(height) instanceof Use use)) {
      throw new IllegalStateException("no play lies at " + height);
    }
    play.emit(new Event.Cancelled(new Seat(by), height, "plot"));
    if (play.game().card(use.card()).zone() == Zone.PLAYED) {
      play.emit(
          new Event.Discarded(
              new Seat(use.seat()), new CardId(use.card()), DiscardReason.CANCELLED));
    }
  }
}
