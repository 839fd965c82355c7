package org.inwoarena.tournament.simulation;

import java.util.List;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Fact;

/** A simulated event: how it ended, and everything that happened. */
public record Simulated(Event event, List<Fact> facts) {

  /** Keeps an own copy. */
  public Simulated {
    facts = List.copyOf(facts);
  }
}
