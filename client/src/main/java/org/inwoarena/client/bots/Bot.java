package org.inwoarena.client.bots;

import java.util.SortedMap;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Prompt;

/** Plays one seat of one game; keeps what it has to remember, such as its nonce. */
public interface Bot {

  /**
   * A legal answer to a prompt.
   *
   * @param view what the bot's seat sees at that moment
   */
  Command answer(Prompt prompt, SortedMap<String, Entity> view);
}
