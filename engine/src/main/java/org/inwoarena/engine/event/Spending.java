package org.inwoarena.engine.event;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What tokens were spent for. */
public enum Spending {
  /** Leading an attack (R7.3.7). */
  @JsonProperty("lead")
  LEAD,
  /** Joining an attack, for or against it. */
  @JsonProperty("join")
  JOIN,
  /** A Plot (R3.3.4). */
  @JsonProperty("plot")
  PLOT,
  /** A Group card (R4.1.4). */
  @JsonProperty("group")
  GROUP,
  /** A Resource (R5.2.2). */
  @JsonProperty("resource")
  RESOURCE,
  /** Moving a Group (R14.1.4). */
  @JsonProperty("move")
  MOVE,
  /** Playing a Plot or using an ability (R6.1.7). */
  @JsonProperty("use")
  USE,
  /** Relief for a devastated Place (R12.5.2). */
  @JsonProperty("relief")
  RELIEF,
  /** Zaps removed (R3.8.7). */
  @JsonProperty("removal")
  REMOVAL,
  /** An automatic takeover (R20.2.4). */
  @JsonProperty("takeover")
  TAKEOVER
}
