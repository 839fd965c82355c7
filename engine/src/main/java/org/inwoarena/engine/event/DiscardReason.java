package org.inwoarena.engine.event;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Why a card was discarded. */
public enum DiscardReason {
  /** By its player's will (R6.3.1). */
  @JsonProperty("will")
  WILL,
  /** Attacked from hand and not captured by the end of the turn (R8.6.3). */
  @JsonProperty("failed")
  FAILED,
  /** An agent after its attack (R10.2.6). */
  @JsonProperty("agent")
  AGENT,
  /** The price of a play (R16.3.2). */
  @JsonProperty("cost")
  COST
}
