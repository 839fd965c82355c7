package org.inwoarena.engine;

import java.util.List;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Game;

/** What the rules say to a command. */
public sealed interface Decision {

  /** It is done: what happened, and the game afterwards. */
  record Accepted(List<Event> events, Game after) implements Decision {
    /** Keeps an own copy. */
    public Accepted {
      events = List.copyOf(events);
    }
  }

  /** It is refused; nothing changed. */
  record Refused(Refusal refusal) implements Decision {}
}
