package org.inwoarena.engine.event;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.inwoarena.engine.state.Zone;

/** One of a player's two decks (R1.2.4). */
public enum Deck {
  @JsonProperty("plot")
  PLOT(Zone.PLOT_DECK),
  @JsonProperty("group")
  GROUP(Zone.GROUP_DECK);

  private final Zone zone;

  Deck(Zone zone) {
    this.zone = zone;
  }

  /** The zone of its undrawn cards. */
  public Zone zone() {
    return zone;
  }

  /** What log lines call it. */
  public String word() {
    return this == PLOT ? "plot" : "group";
  }
}
