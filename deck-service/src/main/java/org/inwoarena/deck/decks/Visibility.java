package org.inwoarena.deck.decks;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** Who may see a deck. */
public enum Visibility {
  /** Its owner. */
  @JsonProperty("private")
  PRIVATE,
  /** Whoever has its link. */
  @JsonProperty("unlisted")
  UNLISTED,
  /** Everybody; it is listed. */
  @JsonProperty("public")
  PUBLIC;

  /** The word in the database. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
