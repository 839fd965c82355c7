package org.inwoarena.engine.state;

/** What is remembered of a card until the turn ends. */
public enum Mark {
  /** Captured in this turn: no token before the next one (R8.6.6). */
  CAPTURED,
  /** Attacked from hand and rolled for without success (R8.6.3). */
  ROLLED_FOR,
  /** A token of it was spent in this turn. */
  ACTED,
  /** Gets one token less in this turn's phase 4 (R20.2.2). */
  FORGOES;

  /** The bit of this mark; never stored. */
  @SuppressWarnings("EnumOrdinal")
  int bit() {
    return 1 << ordinal();
  }
}
