package org.inwoarena.engine.use.effects;

import org.inwoarena.engine.effect.Effect.What;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.use.Cancelling;

/** Plays that cancel what lies below them (R13.1.2, R19.1.5). */
final class Cancels {

  private Cancels() {}

  /** Cancels the play this one answers. */
  static void cancel(Task task, What what) {
    var height = task.game().frames().size() - 2;
    if (height >= 0 && what == What.PLOT && task.game().frames().get(height) instanceof Use) {
      Cancelling.cancel(task.play(), task.use().seat(), height);
      return;
    }
    if (what == What.MOMENT || what == What.ONE_CARD) {
      CancelledMoments.cancel(task, what);
      return;
    }
    throw new UnsupportedOperationException("not built: cancel " + what);
  }
}
