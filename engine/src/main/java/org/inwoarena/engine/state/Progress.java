package org.inwoarena.engine.state;

/**
 * How far the game has come.
 *
 * @param starter the seat with the first turn, -1 until it is known
 * @param active whose turn it is, -1 in setup
 * @param turn turns begun by all players together
 * @param round rounds begun
 * @param pace how the turn gets on
 * @param timeDue whether time is up and only the attack under way is still to end
 */
public record Progress(int starter, int active, int turn, int round, Pace pace, boolean timeDue) {

  /** Before the first turn. */
  public static final Progress SETUP = new Progress(-1, -1, 0, 0);

  /** A turn that begins. */
  public Progress(int starter, int active, int turn, int round) {
    this(starter, active, turn, round, Pace.FRESH, false);
  }

  /** Before the first turn, which that seat will have. */
  public static Progress startedBy(int seat) {
    return new Progress(seat, -1, 0, 0);
  }

  /** The same at another pace. */
  public Progress at(Pace next) {
    return new Progress(starter, active, turn, round, next, timeDue);
  }

  /** The same once time is up during an attack. */
  public Progress lastAttack() {
    return new Progress(starter, active, turn, round, pace, true);
  }
}
