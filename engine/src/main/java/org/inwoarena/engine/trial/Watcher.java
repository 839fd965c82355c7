package org.inwoarena.engine.trial;

import java.util.List;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Game;

/** Watches a random game; what it throws ends the game and is told with the commands so far. */
public interface Watcher {

  /** A position, before one of its prompts is answered. */
  default void position(Game game, List<Prompt> prompts) {}

  /** What a command, or the start of the game, has led to. */
  default void happened(Game before, List<Event> events, Game after) {}
}
