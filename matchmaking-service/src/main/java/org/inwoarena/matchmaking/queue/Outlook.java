package org.inwoarena.matchmaking.queue;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Why a pass left somebody waiting. */
public enum Outlook {
  /** Nobody else waits. */
  ALONE,
  /** Others wait, but none within both rating windows; they widen with time. */
  OUTSIDE_WINDOW,
  /** The only ones within reach are the opponent just played, and others wait too. */
  REMATCH_ONLY,
  /** The only ones within reach were met for a rating as often as the daily cap allows. */
  DAILY_CAP,
  /** Somebody was within reach, but more players, or longer waiting ones, are served without. */
  OTHERS_FIRST;

  /** As clients see it. */
  @JsonValue
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
