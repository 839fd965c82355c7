package org.inwoarena.engine.rules;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The two-player option on top of an edition (ED4). */
public enum TwoPlayer {
  /** None. */
  @JsonProperty("none")
  NONE,
  /** The official tournament rules, section 20.1. */
  @JsonProperty("tournament")
  TOURNAMENT,
  /** The two-player rules of 2002, section 20.2. */
  @JsonProperty("2002")
  OF_2002
}
