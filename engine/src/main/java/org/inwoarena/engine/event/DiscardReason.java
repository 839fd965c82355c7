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
  /** A Plot after its use (R3.1.2). */
  @JsonProperty("used")
  USED,
  /** A Plot that was cancelled (R18.3.5). */
  @JsonProperty("cancelled")
  CANCELLED,
  /** Paid as a cost (R3.1.8). */
  @JsonProperty("cost")
  COST,
  /** By card text, face down: nobody sees it (R3.5.1). */
  @JsonProperty("unseen")
  UNSEEN,
  /** By card text. */
  @JsonProperty("card")
  CARD,
  /** An NWO that another of its color replaced (R16.1.4). */
  @JsonProperty("replaced")
  REPLACED,
  /** A Plot whose link or effect is over (R3.5.6, R17.2.3). */
  @JsonProperty("over")
  OVER,
  /** A face-down copy of a Unique Resource that came too late (R16.6.7). */
  @JsonProperty("useless")
  USELESS
}
