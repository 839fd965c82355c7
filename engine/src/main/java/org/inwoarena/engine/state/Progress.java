package org.inwoarena.engine.state;

/**
 * How far the game has come.
 *
 * @param starter the seat with the first turn, -1 before the starting roll
 * @param active whose turn it is, -1 in setup
 * @param turn turns begun by all players together
 * @param round rounds begun
 * @param pace how the turn gets on
 */
public record Progress(int starter, int active, int turn, int round, Pace pace) {

  /** Before the first turn. */
  public static final Progress SETUP = new Progress(-1, -1, 0, 0);

  /** A turn that begins. */
  public Progress(int starter, int active, int turn, int round) {
    this(starter, active, turn, round, Pace.FRESH);
  }

  /** The same at another pace. */
  public Progress at(Pace next) {
    return new Progress(starter, active, turn, round, next);
  }
}
