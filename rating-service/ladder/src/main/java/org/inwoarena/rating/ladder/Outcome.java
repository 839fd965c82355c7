package org.inwoarena.rating.ladder;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The end of a match as far as ratings care.
 *
 * @param ladder where it was played for a rating
 * @param rated whether it was announced as rated
 * @param aborted whether it ended before it began, or was annulled
 * @param wonByGoal whether somebody reached a Goal, rather than gave up or ran out of time
 * @param turns how many turns were begun
 */
public record Outcome(
    String match,
    Optional<String> ladder,
    boolean rated,
    boolean aborted,
    String ruleSet,
    String cards,
    List<Score> scores,
    boolean wonByGoal,
    int turns,
    Instant endedAt) {

  /** Keeps an own copy. */
  public Outcome {
    scores = List.copyOf(scores);
  }

  /**
   * One player's score.
   *
   * @param halfPoints 2 win, 1 shared, 0 loss
   * @param illuminati the faction played, where it is known
   */
  public record Score(String player, int halfPoints, Optional<String> illuminati) {

    /** A score without word of the faction. */
    public Score(String player, int halfPoints) {
      this(player, halfPoints, Optional.empty());
    }

    /** A player's half points among these; empty where he has none. */
    static OptionalInt of(String player, List<Score> scores) {
      return scores.stream()
          .filter(score -> score.player().equals(player))
          .mapToInt(Score::halfPoints)
          .findAny();
    }
  }

  /** Whether it asks for a rating at all. */
  public boolean countsForRatings() {
    return rated && !aborted && ladder.isPresent();
  }
}
