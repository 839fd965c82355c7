package org.inwoarena.engine.evolve;

import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.CardState;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.GameEdit;
import org.inwoarena.engine.state.Spot;
import org.inwoarena.engine.state.Zone;

/** Resources that lie face down, and who has the original of a Unique one (16.6). */
final class FaceDownEvents {

  private FaceDownEvents() {}

  static Game laid(Game game, Event.LaidFaceDown event) {
    var edit = game.edit();
    lay(edit, event.card().value(), event.seat().index(), event.under().value());
    return event.bought()
        ? edit.top(((Frame.Turn) game.top()).withResourceTaken()).done()
        : edit.done();
  }

  /** Puts a card under another one of the player. */
  static void lay(GameEdit edit, int card, int seat, int under) {
    edit.move(card, Zone.FACE_DOWN, seat);
    edit.card(card, edit.card(card).at(Spot.under(under)));
  }

  static Game turnedUp(Game game, Event.TurnedUp event) {
    var card = event.card().value();
    var edit = game.edit().move(card, Zone.RESOURCES, event.seat().index());
    return game.printed(card).facts().unique()
        ? edit.unique(game.printed(card).id()).done()
        : edit.done();
  }

  /** The card is shown while the others are asked. */
  static Game sought(Game game, Event.OriginalSought event) {
    var card = event.card().value();
    var toAsk = event.toAsk().stream().map(Seat::index).toList();
    return game.edit()
        .card(card, game.card(card).seen(CardState.PUBLIC))
        .push(new Frame.Original(event.seat().index(), card, event.text(), toAsk))
        .done();
  }
}
