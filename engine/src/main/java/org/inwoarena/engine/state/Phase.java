package org.inwoarena.engine.state;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The parts of a turn (R2.1.1); tokens (phase 4) come by themselves. */
public enum Phase {
  @JsonProperty("plot-draw")
  PLOT_DRAW,
  @JsonProperty("group-draw")
  GROUP_DRAW,
  @JsonProperty("takeover")
  TAKEOVER,
  @JsonProperty("tokens")
  TOKENS,
  @JsonProperty("main")
  MAIN,
  /** The actions are over; a Goal that is met must be announced (R2.4.1). */
  @JsonProperty("announce")
  ANNOUNCE,
  /** Knocked; claims (R2.4.4). */
  @JsonProperty("knock")
  KNOCK,
  /** The duties of R2.4.7. */
  @JsonProperty("end-of-turn")
  END
}
