package org.inwoarena.tournament.pairing;

/** How the first round is paired, when nobody has points yet. */
public enum FirstRound {
  /** The best of the upper half of the start list meets the best of the lower half, and so on. */
  UPPER_AGAINST_LOWER,
  /** By lot. */
  BY_LOT
}
