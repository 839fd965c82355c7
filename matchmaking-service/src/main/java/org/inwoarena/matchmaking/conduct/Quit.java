package org.inwoarena.matchmaking.conduct;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How a player left a rated match before it was played out. */
public enum Quit {
  /** He never came. */
  NO_SHOW,
  /** He let his clock run out. */
  TIME_OUT,
  /** He conceded in the first turns. */
  EARLY_CONCESSION;

  /** As clients see it. */
  @JsonValue
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
