package org.inwoarena.engine.state;

/**
 * A round of asking: each player in turn acts or passes until all have passed in a row (R8.7.9).
 *
 * @param floor the seat that is asked now
 * @param passes how many have passed in a row
 */
public record Window(int floor, int passes) {

  /** The next player, after somebody acted. */
  public Window acted(int next) {
    return new Window(next, 0);
  }

  /** The next player, after a pass. */
  public Window passed(int next) {
    return new Window(next, passes + 1);
  }
}
