package org.inwoarena.client.socket;

import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptId;

/** What a player can say in a match. Both return the command's id, under which the reply comes. */
public interface Voice {

  /** Answers a prompt. */
  String answer(PromptId prompt, Command command);

  /** Sends a free command, such as conceding. */
  String act(Command command);
}
