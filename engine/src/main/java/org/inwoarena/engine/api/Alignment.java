package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonProperty;

/** One of the ten Alignments (R4.3.1). */
public enum Alignment {
  @JsonProperty("Government")
  GOVERNMENT,
  @JsonProperty("Corporate")
  CORPORATE,
  @JsonProperty("Liberal")
  LIBERAL,
  @JsonProperty("Conservative")
  CONSERVATIVE,
  @JsonProperty("Peaceful")
  PEACEFUL,
  @JsonProperty("Violent")
  VIOLENT,
  @JsonProperty("Straight")
  STRAIGHT,
  @JsonProperty("Weird")
  WEIRD,
  @JsonProperty("Criminal")
  CRIMINAL,
  @JsonProperty("Fanatic")
  FANATIC;

  /** The word as cards print it. */
  public String word() {
    return Words.printed(this);
  }

  /** Whether the two count as opposed (R4.3.2 to R4.3.4). */
  public boolean opposes(Alignment other) {
    return switch (this) {
      case GOVERNMENT -> other == CORPORATE;
      case CORPORATE -> other == GOVERNMENT;
      case LIBERAL -> other == CONSERVATIVE;
      case CONSERVATIVE -> other == LIBERAL;
      case PEACEFUL -> other == VIOLENT;
      case VIOLENT -> other == PEACEFUL;
      case STRAIGHT -> other == WEIRD;
      case WEIRD -> other == STRAIGHT;
      case CRIMINAL -> false;
      case FANATIC -> other == FANATIC;
    };
  }
}
