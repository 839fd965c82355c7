package org.inwoarena.engine.state;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.api.Moment;

/**
 * A round of asking: each player in turn acts or passes until all have passed in a row (R8.7.9).
 * Players with a standing order to pass at the moment are not asked.
 *
 * @param moment what can be answered
 * @param toAsk the seats still to be asked, in order; the first has the floor
 */
public record Window(Moment moment, List<Integer> toAsk) {

  /** Keeps an own copy. */
  public Window {
    toAsk = List.copyOf(toAsk);
  }

  /** A window that asks everybody, that seat first. */
  public static Window from(Game game, Moment moment, int first) {
    return new Window(moment, asked(game, moment, first, game.playing().size()));
  }

  /** A window that asks everybody after that seat, which has just spoken. */
  public static Window after(Game game, Moment moment, int actor) {
    return new Window(moment, asked(game, moment, game.after(actor), game.playing().size() - 1));
  }

  /** Whether a window on that moment would ask anybody. */
  public static boolean asksAnybody(Game game, Moment moment) {
    for (int seat : game.playing()) {
      if (!game.seat(seat).passes().contains(moment)) {
        return true;
      }
    }
    return false;
  }

  private static List<Integer> asked(Game game, Moment moment, int first, int count) {
    var seats = new ArrayList<Integer>(count);
    var seat = game.seat(first).eliminated() ? game.after(first) : first;
    for (var i = 0; i < count; i++) {
      if (!game.seat(seat).passes().contains(moment)) {
        seats.add(seat);
      }
      seat = game.after(seat);
    }
    return seats;
  }

  /** Whether nobody is left to be asked. */
  public boolean isClosed() {
    return toAsk.isEmpty();
  }

  /** The seat that is asked now. */
  public int floor() {
    return toAsk.getFirst();
  }

  /** The same after somebody acted: everybody is asked anew, the actor last. */
  public Window acted(Game game, int actor) {
    return from(game, moment, game.after(actor));
  }

  /** The same after the seat with the floor passed. */
  public Window passed() {
    return new Window(moment, toAsk.subList(1, toAsk.size()));
  }

  /** The same without a seat that left the game. */
  public Window without(int seat) {
    return new Window(moment, toAsk.stream().filter(asked -> asked != seat).toList());
  }
}
