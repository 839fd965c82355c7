package org.inwoarena.engine.state;

import java.util.ArrayList;
import org.inwoarena.engine.api.PromptId;

/** What goes back when a judge undoes part of a game, and what does not. */
public final class Rewinding {

  private Rewinding() {}

  /** The game as it was then; chance and the numbering of prompts go on from now. */
  public static Game to(Game then, Game now) {
    var last = now.asked();
    var open = new ArrayList<Question>();
    for (var question : then.questions()) {
      open.add(new Question(new PromptId(++last), question.seat(), question.kind()));
    }
    return then.edit().streams(then.streams().notBehind(now.streams())).questions(open).done();
  }
}
