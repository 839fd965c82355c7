package org.inwoarena.tournament.history;

/** Who plays in an event: the player's id. */
public record EntrantId(String value) implements Comparable<EntrantId> {

  /** Refuses the empty id. */
  public EntrantId {
    if (value.isBlank()) {
      throw new IllegalArgumentException("an entrant has an id");
    }
  }

  @Override
  public int compareTo(EntrantId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
