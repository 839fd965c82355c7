package org.inwoarena.engine.use.effects;

import org.inwoarena.engine.effect.Effect.What;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.use.Cancelling;
import org.inwoarena.engine.hand.Locks;

/** Draws, takeovers, looks and the like that are prevented before they happen (R13.1.2). */
final class CancelledMoments {

  private CancelledMoments() {}

  /** Prevents what the play answers: a look that is announced, or a deed that is due. */
  static void cancel(Task task, What what) {
    var frames = task.game().frames();
    for (var height = frames.size() - 2; height >= 0; height--) {
      var frame = frames.get(height);
      if (frame instanceof Frame.Occasion occasion && occasion.due().isPresent()) {
        deed(task, what, height, occasion.due().get());
        return;
      }
      if (frame instanceof Use use && !Locks.victims(task.game(), use).isEmpty()) {
        Cancelling.cancel(task.play(), task.use().seat(), height);
        return;
      }
    }
  }

  private static void deed(Task task, What what, int height, Deed due) {
    if (what == What.ONE_CARD && due instanceof Deed.Drawing draw && draw.count() > 1) {
      task.play().emit(new Event.DrawShortened(task.seat(), height));
    } else {
      task.play().emit(new Event.Cancelled(task.seat(), height, "deed"));
    }
  }
}
