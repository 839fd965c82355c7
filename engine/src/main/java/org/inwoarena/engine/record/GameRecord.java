package org.inwoarena.engine.record;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.GameSetup;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.event.Event;

/**
 * Everything needed to recompute a finished game.
 *
 * @param format version of this form
 * @param catalogue hash of the card data
 * @param engine version of the rules engine
 * @param setup what the game started from, commitments included
 * @param seeds the seeds behind the commitments
 * @param actions the accepted commands in order, defaults given on time-out among them
 * @param rewinds where a judge undid some of them; absent where none did
 * @param events what happened, from the start on, also what was undone later
 */
public record GameRecord(
    int format,
    String catalogue,
    String engine,
    GameSetup setup,
    Seeds seeds,
    List<Action> actions,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Rewind> rewinds,
    List<Event> events) {

  /** The version written now. */
  public static final int FORMAT = 1;

  /** Keeps own copies. */
  public GameRecord {
    actions = List.copyOf(actions);
    rewinds = rewinds == null ? List.of() : List.copyOf(rewinds);
    events = List.copyOf(events);
  }

  /** A record of a game of which nothing was undone. */
  public static GameRecord of(
      GameSetup setup, Seeds seeds, List<Action> actions, List<Event> events) {
    return of(setup, seeds, actions, List.of(), events);
  }

  /** A record in today's form. The first event names catalogue and engine. */
  public static GameRecord of(
      GameSetup setup,
      Seeds seeds,
      List<Action> actions,
      List<Rewind> rewinds,
      List<Event> events) {
    if (events.isEmpty() || !(events.getFirst() instanceof Event.GameStarted started)) {
      throw new IllegalArgumentException("a record begins with the start of the game");
    }
    return new GameRecord(
        FORMAT, started.catalogue(), started.engine(), setup, seeds, actions, rewinds, events);
  }
}
