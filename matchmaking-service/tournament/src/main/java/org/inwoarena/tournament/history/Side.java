package org.inwoarena.tournament.history;

/** A seat at a table. It says nothing about who starts: the dice do (R2). */
public enum Side {
  /** Named first in the pairing. */
  FIRST,
  /** Named second. */
  SECOND;

  /** The one across. */
  public Side other() {
    return this == FIRST ? SECOND : FIRST;
  }
}
