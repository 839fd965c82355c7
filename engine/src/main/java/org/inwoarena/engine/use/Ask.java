package org.inwoarena.engine.use;

import java.util.List;

/**
 * One choice somebody has to make for a play.
 *
 * @param seat who chooses
 * @param kind what the options are
 * @param options card numbers, seats, or places in a list
 * @param mayStop whether enough is chosen already
 */
public record Ask(int seat, Kind kind, List<Integer> options, boolean mayStop) {

  /** The choice that says "enough". */
  public static final int STOP = -1;

  /** Keeps an own copy. */
  public Ask {
    options = List.copyOf(options);
  }

  /** What is chosen among. */
  public enum Kind {
    CARD,
    PLAYER,
    /** One of several things the text offers, by place. */
    OPTION
  }
}
