package org.inwoarena.game.match;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.GameSetup;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.record.GameRecord;
import org.inwoarena.game.match.MatchEvent.Acted;
import org.inwoarena.game.match.MatchEvent.Played;

/** Cuts the record of a finished game out of its journal: the game, without clocks and players. */
public final class Recording {

  private Recording() {}

  /** The record, with everything needed to recompute the game. */
  public static GameRecord of(GameSetup setup, Seeds seeds, List<MatchEvent> journal) {
    var actions = new ArrayList<Action>();
    var events = new ArrayList<Event>();
    for (var row : journal) {
      switch (row) {
        case Acted acted -> actions.add(new Action(acted.seat(), acted.prompt(), acted.command()));
        case Played played -> events.add(played.event());
        case MatchEvent.OfHost other -> {}
      }
    }
    return GameRecord.of(setup, seeds, actions, events);
  }
}
