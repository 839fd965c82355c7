package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonProperty;

/** One of a player's two decks (R1.2.4). */
public enum Deck {
  @JsonProperty("plot")
  PLOT,
  @JsonProperty("group")
  GROUP;

  /** What log lines call it. */
  public String word() {
    return this == PLOT ? "plot" : "group";
  }
}
