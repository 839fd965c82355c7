package org.inwoarena.game.record;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.game.match.MatchEvent;
import org.inwoarena.game.match.MatchPlan;

/** Placeholder until the engine's records land. */
@ApplicationScoped
public class RecordWriter {

  /** The record as JSON. */
  public String write(MatchPlan plan, List<DeckList> decks, Seeds seeds, List<MatchEvent> events) {
    return "{}";
  }
}
