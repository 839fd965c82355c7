package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Why cards were drawn. */
public enum DrawReason {
  /** The starting hand (R1.3.3, R1.3.9). */
  @JsonProperty("start")
  START,
  /** The turn's free card (R2.2.1, R2.2.5). */
  @JsonProperty("turn")
  TURN,
  /** Paid with tokens (R3.3.4, R4.1.4). */
  @JsonProperty("bought")
  BOUGHT,
  /** By card text. */
  @JsonProperty("card")
  CARD
}
