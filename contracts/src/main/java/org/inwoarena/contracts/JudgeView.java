package org.inwoarena.contracts;

import java.time.Instant;
import java.util.List;
import org.inwoarena.engine.api.LogEntry;

/**
 * The answer of game-service to {@code GET /api/v1/matches/{id}/judge-view}: a match with every
 * card face up, for judges who may see it.
 *
 * @param view the whole view as a patch from the empty one, all open prompts with it
 * @param steps what happened last, command by command, the newest last; where to rewind to
 */
public record JudgeView(GameView.Part view, List<Step> steps) {
  /** Keeps an own copy. */
  public JudgeView {
    steps = List.copyOf(steps);
  }

  /**
   * One command and what it led to.
   *
   * @param seq of its last journal row: rewound to it, the match stands as it did after this
   *     command
   * @param actor player id, {@code clock}, {@code host} or {@code event}
   */
  public record Step(long seq, long viewSeq, Instant at, String actor, List<LogEntry> log) {
    /** Keeps an own copy. */
    public Step {
      log = List.copyOf(log);
    }
  }
}
