package org.inwoarena.engine.trial;

import java.util.List;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Events;
import org.inwoarena.engine.state.Game;

/** Events read back from JSON lead to the identical position, and each of them to a sound one. */
public final class Folding implements Watcher {

  private final Engine engine;
  private final Events events = new Events();
  private Game folded = Game.empty();

  /** Folds by that engine. */
  public Folding(Engine engine) {
    this.engine = engine;
  }

  @Override
  public void happened(Game before, List<Event> happened, Game after) {
    for (var event : happened) {
      folded = engine.evolve(folded, events.read(events.write(event)));
      try {
        Soundness.whileThingsHappen(folded);
      } catch (Breach breach) {
        throw new IllegalStateException("after " + event, breach);
      }
    }
    Breach.unless(folded.equals(after), "folded %s is not %s", folded, after);
  }
}
