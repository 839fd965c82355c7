package org.inwoarena.engine.deck;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.regex.Pattern;

/**
 * A calendar day, written {@code 2026-12-01}. The engine has no clock: whoever asks says what day
 * it is, in UTC.
 */
public record Day(@JsonValue String iso) implements Comparable<Day> {

  private static final Pattern ISO =
      Pattern.compile("\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])");

  /** Refuses what is not written as a day. */
  @JsonCreator
  public Day {
    if (!ISO.matcher(iso).matches()) {
      throw new IllegalArgumentException("not a day: '" + iso + "'; write 2026-12-01");
    }
  }

  @Override
  public int compareTo(Day other) {
    return iso.compareTo(other.iso);
  }

  @Override
  public String toString() {
    return iso;
  }
}
