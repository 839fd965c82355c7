package org.inwoarena.engine.evolve;

import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Pace;

/** Counts how a turn gets on. */
final class Pacing {

  private Pacing() {}

  /** The game after the event, which is counted. */
  static Game counted(Game game, Event event) {
    var pace = game.progress().pace();
    if (isFruitless(event)) {
      return with(game, pace.cameToNothing());
    }
    return pace.fruitless() == 0 || isPreparation(event) ? game : with(game, pace.gotOn());
  }

  private static boolean isFruitless(Event event) {
    return event instanceof Event.UseDropped
        || (event instanceof Event.TradeEnded(var agreed) && !agreed)
        || (event instanceof Event.ReliefEnded(var enough) && !enough);
  }

  /** Leads to something, or to nothing. */
  private static boolean isPreparation(Event event) {
    return event instanceof Event.Asked
        || event instanceof Event.UsePrepared
        || event instanceof Event.Picked
        || event instanceof Event.OrdersGiven
        || event instanceof Event.TradeOpened
        || event instanceof Event.TradeCardAdded
        || event instanceof Event.TradeGroupAdded
        || event instanceof Event.TradeProposed
        || event instanceof Event.ReliefOffered
        || event instanceof Event.ReliefAdded;
  }

  private static Game with(Game game, Pace pace) {
    return game.edit().progress(game.progress().at(pace)).done();
  }
}
