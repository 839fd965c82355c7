package org.inwoarena.engine.rules;

import com.fasterxml.jackson.annotation.JsonProperty;

/** A stand-alone variant on top of an edition (ED3). */
public enum Variant {
  /** None. */
  @JsonProperty("none")
  NONE,
  /** The S clauses. */
  @JsonProperty("subgenius")
  SUBGENIUS
}
