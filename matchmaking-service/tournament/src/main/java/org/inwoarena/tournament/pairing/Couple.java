package org.inwoarena.tournament.pairing;

/** Two different players, in no order. */
public record Couple(String one, String other) {

  /** The same couple, whichever of them is named first. */
  public Couple {
    if (one.equals(other)) {
      throw new IllegalArgumentException("nobody is a couple alone: " + one);
    }
    if (one.compareTo(other) > 0) {
      var first = other;
      other = one;
      one = first;
    }
  }
}
