package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonProperty;

/** A side of an upright card, and a direction on the grid of a Power Structure (R4.8.6). */
@SuppressWarnings("EnumOrdinal") // The order of the sides is the clock's; it is never stored.
public enum Side {
  @JsonProperty("top")
  TOP(0, -1),
  @JsonProperty("right")
  RIGHT(1, 0),
  @JsonProperty("bottom")
  BOTTOM(0, 1),
  @JsonProperty("left")
  LEFT(-1, 0);

  private static final Side[] CLOCKWISE = values();

  private final int dx;
  private final int dy;

  Side(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  /** Columns to the right of the own cell at which the neighbour on this side lies. */
  public int dx() {
    return dx;
  }

  /** Rows below the own cell at which the neighbour on this side lies. */
  public int dy() {
    return dy;
  }

  /** This side after turning the card clockwise by so many quarter turns. */
  public Side turned(int quarterTurns) {
    return CLOCKWISE[Math.floorMod(ordinal() + quarterTurns, 4)];
  }

  /** The side across. */
  public Side opposite() {
    return turned(2);
  }

  /** Quarter turns clockwise that bring this side to the other. */
  public int turnsTo(Side other) {
    return Math.floorMod(other.ordinal() - ordinal(), 4);
  }
}
