package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a promise between players is about (R14.2.7); the rest is said at the table. */
public enum PromiseOf {
  /** Not to attack. */
  @JsonProperty("peace")
  PEACE,
  /** To help in an attack. */
  @JsonProperty("aid")
  AID,
  /** To give cards later. */
  @JsonProperty("cards")
  CARDS
}
