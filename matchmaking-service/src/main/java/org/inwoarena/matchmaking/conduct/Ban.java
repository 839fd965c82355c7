package org.inwoarena.matchmaking.conduct;

import com.fasterxml.jackson.annotation.JsonValue;
import java.time.Instant;
import java.util.Locale;

/**
 * Until when a player may not queue, nor play strangers for a rating, and why.
 *
 * @param detail a sentence for people
 */
public record Ban(Reason reason, Instant until, String detail) {

  /** What it is for. */
  public enum Reason {
    /** Offers of opponents were declined or not answered. */
    OFFERS_MISSED,
    /** Rated matches were left before they were played out. */
    MATCHES_LEFT;

    /** As clients see it. */
    @JsonValue
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** Whether it still holds. */
  public boolean runs(Instant now) {
    return now.isBefore(until);
  }
}
