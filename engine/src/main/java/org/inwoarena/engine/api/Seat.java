package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** A place at the table, 0 to 5. Play goes from a seat to the next higher one (R2.4.6). */
public record Seat(@JsonValue int index) implements Comparable<Seat> {

  /** Checks the range: two to six players sit at seats 0 to 5 (R1.1.1). */
  @JsonCreator
  public Seat {
    if (index < 0 || index > 5) {
      throw new IllegalArgumentException("seats are 0 to 5, not " + index);
    }
  }

  @Override
  public int compareTo(Seat other) {
    return Integer.compare(index, other.index);
  }
}
