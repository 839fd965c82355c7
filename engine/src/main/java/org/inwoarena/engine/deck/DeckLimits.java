package org.inwoarena.engine.deck;

/**
 * Bounds of what a deck file may be. The biggest file players share, a common deck for a whole
 * table, holds about 420 cards in 40 kB.
 */
public final class DeckLimits {

  /** Longest file read. */
  public static final int BYTES = 1_000_000;

  /** Most cards read from one file. */
  public static final int CARDS = 1_000;

  /** Longest name read; the longest printed one has 78 characters. */
  static final int NAME = 200;

  private DeckLimits() {}
}
