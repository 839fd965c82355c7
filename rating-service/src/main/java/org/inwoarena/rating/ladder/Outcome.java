package org.inwoarena.rating.ladder;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The end of a match as far as ratings care.
 *
 * @param ladder where it was played for a rating
 * @param rated whether it was announced as rated
 * @param aborted whether it ended before it began
 */
public record Outcome(
    String match,
    Optional<String> ladder,
    boolean rated,
    boolean aborted,
    String ruleSet,
    String cards,
    List<Score> scores,
    Instant endedAt) {

  /** Keeps an own copy. */
  public Outcome {
    scores = List.copyOf(scores);
  }

  /**
   * One player's score.
   *
   * @param halfPoints 2 win, 1 shared, 0 loss
   */
  public record Score(String player, int halfPoints) {}

  /** Whether it asks for a rating at all. */
  public boolean countsForRatings() {
    return rated && !aborted && ladder.isPresent();
  }
}
