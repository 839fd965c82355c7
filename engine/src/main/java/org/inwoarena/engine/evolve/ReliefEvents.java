package org.inwoarena.engine.evolve;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;

/** What an offer of Relief changes while it is open (12.5). */
final class ReliefEvents {

  private ReliefEvents() {}

  static Game offered(Game game, Event.ReliefOffered event) {
    var toAsk = event.toAsk().stream().map(Seat::index).toList();
    return game.edit()
        .push(new Frame.Relief(event.seat().index(), event.place().value(), List.of(), toAsk))
        .done();
  }

  static Game added(Game game, Event.ReliefAdded event) {
    var relief = (Frame.Relief) game.top();
    var givers = new ArrayList<>(relief.givers());
    givers.add(event.group().value());
    return game.edit()
        .top(new Frame.Relief(relief.seat(), relief.place(), givers, relief.toAsk()))
        .done();
  }

  /** The player who is asked gives no more. */
  static Game passed(Game game, Frame.Relief relief) {
    return game.edit().top(relief.without(relief.toAsk().getFirst())).done();
  }
}
