package org.inwoarena.engine.rules;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The rulebook a rule set starts from (ED1, ED2). */
public enum Edition {
  /** Sections 0 to 19 without the 2002 lines. */
  @JsonProperty("standard")
  STANDARD,
  /** Standard with all 2002 lines on. */
  @JsonProperty("2002")
  OF_2002
}
