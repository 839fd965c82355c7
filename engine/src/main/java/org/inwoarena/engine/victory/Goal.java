package org.inwoarena.engine.victory;

import java.util.List;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.state.Game;

/** One Goal a player can declare. */
sealed interface Goal permits BasicGoal, WinningGoal {

  /** The whole of a Goal, per mille. */
  int WHOLE = 1000;

  /** What it is called in a claim. */
  String name();

  /** Whether the player meets it now. */
  boolean isMet(Game game, int seat);

  /** How much of it the player has reached, per mille. */
  int share(Game game, int seat);

  /** What it counts, card by card. */
  List<Term> terms(Game game, int seat);

  /** A part of a whole, per mille. */
  static int share(int part, int whole) {
    return whole <= 0 ? WHOLE : Math.clamp((long) part * WHOLE / whole, 0, WHOLE);
  }
}
