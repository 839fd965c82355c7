package org.inwoarena.tournament.history;

/** How one game ended. */
public enum GameScore {
  /** Won by the first side. */
  FIRST,
  /** Won by the second side. */
  SECOND,
  /** A shared victory, or equal goal shares at time. */
  SHARED,
  /** Lost by both; never by the rules, only by a ruling. */
  NOBODY;

  /** What a won game is worth. */
  public static final int WIN = 3;

  /** What a shared game is worth to each. */
  public static final int DRAW = 1;

  /** Won by a side. */
  public static GameScore wonBy(Side side) {
    return side == Side.FIRST ? FIRST : SECOND;
  }

  /** Game points of a side: 3 for a win, 1 for a shared game, else 0. */
  public int points(Side side) {
    return switch (this) {
      case SHARED -> DRAW;
      case NOBODY -> 0;
      case FIRST, SECOND -> this == wonBy(side) ? WIN : 0;
    };
  }
}
