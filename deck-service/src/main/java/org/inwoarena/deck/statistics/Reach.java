package org.inwoarena.deck.statistics;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Whether a deck holds what a goal asks for; the later the better. */
public enum Reach {
  /** Not even with every own card in play; cards of rivals would have to help. */
  @JsonProperty("not-enough")
  NOT_ENOUGH,
  /** What the deck can give is there; the rest is decided at the table. */
  @JsonProperty("open")
  OPEN,
  /** With every own card in play. */
  @JsonProperty("enough")
  ENOUGH;

  /** Both of them needed. */
  Reach and(Reach other) {
    return compareTo(other) < 0 ? this : other;
  }

  /** Either of them will do. */
  Reach or(Reach other) {
    return compareTo(other) > 0 ? this : other;
  }
}
