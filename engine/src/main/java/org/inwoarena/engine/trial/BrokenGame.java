package org.inwoarena.engine.trial;

import java.util.List;
import org.inwoarena.engine.Action;

/**
 * A random game in which something does not hold. Watchers look after every event, so its commands
 * are the shortest run from the start that shows it.
 */
public final class BrokenGame extends RuntimeException {

  private static final long serialVersionUID = 1;
  private static final int TOLD = 5;

  private final transient List<Action> actions;

  BrokenGame(String game, List<Action> actions, Throwable why) {
    super(
        "%s is broken after %d commands, the last of them %s: %s"
            .formatted(game, actions.size(), last(actions), why),
        why);
    this.actions = List.copyOf(actions);
  }

  private static List<Action> last(List<Action> actions) {
    return actions.subList(Math.max(0, actions.size() - TOLD), actions.size());
  }

  /** The commands in order; the last one shows what is broken. */
  public List<Action> actions() {
    return actions;
  }
}
