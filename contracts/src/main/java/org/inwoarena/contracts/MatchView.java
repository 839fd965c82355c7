package org.inwoarena.contracts;

import java.util.List;
import java.util.Optional;

/**
 * The answer of game-service to {@code GET /api/v1/matches/{id}/view?audience=..&after=N}: how a
 * viewer gets from {@code N} to now.
 *
 * @param snapshot the whole view as a patch from the empty one, with the newest {@code viewSeq};
 *     present where {@code N} is 0 or too old for parts
 * @param parts otherwise the parts after {@code N} in order; empty when nothing was missed
 */
public record MatchView(Optional<GameView.Part> snapshot, List<GameView.Part> parts) {
  /** Keeps an own copy. */
  public MatchView {
    parts = List.copyOf(parts);
  }

  /** A snapshot. */
  public static MatchView of(GameView.Part snapshot) {
    return new MatchView(Optional.of(snapshot), List.of());
  }

  /** The missed parts. */
  public static MatchView of(List<GameView.Part> parts) {
    return new MatchView(Optional.empty(), parts);
  }
}
