package org.inwoarena.engine.state;

import org.inwoarena.engine.api.Side;

/**
 * Where a Group lies on the grid of its Power Structure (R4.8.6).
 *
 * @param master whose arrow it hangs on, or under which it lies face down; 0 for an Illuminati and
 *     off the grid
 * @param side direction on the grid in which that arrow points
 * @param rotation quarter turns clockwise from upright
 * @param x column, the Illuminati at 0, growing to the right
 * @param y row, growing downwards
 */
public record Spot(int master, Side side, int rotation, int x, int y) {

  /** The center of a grid, and the value of cards off any grid. */
  public static final Spot CENTER = new Spot(0, Side.TOP, 0, 0, 0);

  /** Off any grid, under a card. */
  public static Spot under(int card) {
    return new Spot(card, Side.TOP, 0, 0, 0);
  }
}
