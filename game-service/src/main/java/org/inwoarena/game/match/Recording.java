package org.inwoarena.game.match;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.GameSetup;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.record.GameRecord;
import org.inwoarena.engine.record.Rewind;
import org.inwoarena.game.match.MatchEvent.Acted;
import org.inwoarena.game.match.MatchEvent.Played;
import org.inwoarena.game.match.MatchEvent.Rewound;

/** Cuts the record of a finished game out of its journal: the game, without clocks and players. */
public final class Recording {

  private Recording() {}

  /** The record, with everything needed to recompute the game. */
  public static GameRecord of(GameSetup setup, Seeds seeds, List<MatchEvent> journal) {
    var actions = new ArrayList<Action>();
    var rewinds = new ArrayList<Rewind>();
    var events = new ArrayList<Event>();
    for (var row : journal) {
      switch (row) {
        case Acted acted -> actions.add(new Action(acted.seat(), acted.prompt(), acted.command()));
        case Rewound rewound ->
            rewinds.add(new Rewind(actions.size(), actions(journal, rewound.to())));
        case Played played -> events.add(played.event());
        case MatchEvent.OfHost other -> {}
      }
    }
    return GameRecord.of(setup, seeds, actions, rewinds, events);
  }

  private static int actions(List<MatchEvent> journal, long upTo) {
    var acted = journal.stream().limit(upTo).filter(Acted.class::isInstance).count();
    return Math.toIntExact(acted);
  }
}
