package org.inwoarena.engine.state;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The steps before the first turn (section 1.3). */
public enum SetupStep {
  @JsonProperty("pledge")
  PLEDGE,
  @JsonProperty("reveal")
  REVEAL,
  @JsonProperty("illuminati")
  ILLUMINATI,
  @JsonProperty("lead")
  LEAD,
  @JsonProperty("start")
  START
}
