package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Why a game ended. */
public enum EndReason {
  /** A claim stood (R15.2.4). */
  @JsonProperty("goal")
  GOAL,
  /** All rivals are gone (R15.2.1, R15.2.2). */
  @JsonProperty("elimination")
  ELIMINATION,
  /** A player left (R15.1.6). */
  @JsonProperty("concession")
  CONCESSION,
  /** A player's clock ran out. */
  @JsonProperty("time")
  TIME,
  /** Turn limit, match clock or a repeated position: goal shares decide. */
  @JsonProperty("limit")
  LIMIT,
  /** A judge ruled. */
  @JsonProperty("ruling")
  RULING,
  /** Nobody acted in setup; the game does not count. */
  @JsonProperty("aborted")
  ABORTED,
  /** A judge ruled that the game does not count. */
  @JsonProperty("annulled")
  ANNULLED;

  /** Whether a game that ended like this is a result: somebody won, shared or lost it. */
  public boolean counts() {
    return this != ABORTED && this != ANNULLED;
  }
}
