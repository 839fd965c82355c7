package org.inwoarena.game.match;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.state.Game;

/**
 * What one command leads to. A refused command may still have rows: time that was up before it
 * arrived counts first.
 *
 * @param steps the new journal rows in order
 * @param refusal why the command itself was not carried out
 */
public record Commit(
    HostedMatch before, HostedMatch after, List<Step> steps, Optional<Refusal> refusal) {

  /**
   * One new journal row.
   *
   * @param before the game it happened to
   */
  public record Step(Game before, MatchEvent event) {}

  /** Keeps an own copy. */
  public Commit {
    steps = List.copyOf(steps);
  }

  /** Whether there is anything to write and show. */
  public boolean changed() {
    return !steps.isEmpty();
  }
}
