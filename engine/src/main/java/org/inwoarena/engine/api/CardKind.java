package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a card is. */
public enum CardKind {
  @JsonProperty("Illuminati")
  ILLUMINATI,
  @JsonProperty("Organization")
  ORGANIZATION,
  @JsonProperty("Place")
  PLACE,
  @JsonProperty("Personality")
  PERSONALITY,
  @JsonProperty("Resource")
  RESOURCE,
  @JsonProperty("Plot")
  PLOT,
  @JsonProperty("Goal")
  GOAL,
  @JsonProperty("NWO")
  NWO,
  @JsonProperty("Disaster")
  DISASTER,
  @JsonProperty("Assassination")
  ASSASSINATION;

  /** The word as card data has it. */
  public String word() {
    return Words.printed(this);
  }

  /** Whether it is a Group other than an Illuminati: it can be a puppet and a lead (R1.3.5). */
  public boolean isGroup() {
    return this == ORGANIZATION || this == PLACE || this == PERSONALITY;
  }

  /** Whether it has the puppet back and belongs to the Group deck (R1.2.4). */
  public boolean inGroupDeck() {
    return isGroup() || this == RESOURCE;
  }

  /** Whether it has the hand back and belongs to the Plot deck, spare Illuminati too (R1.2.4). */
  public boolean inPlotDeck() {
    return !inGroupDeck();
  }
}
