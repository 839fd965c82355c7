package org.inwoarena.rating.ladder;

import java.util.List;

/** The exchange of points between the two players of one game; both look at the ratings before. */
public record Exchange(RatingChange first, RatingChange second) {

  /** Rates a game: the standings of its players before it, and their scores in half points. */
  public static Exchange between(Standing first, int firstScore, Standing second, int secondScore) {
    return new Exchange(
        RatingChange.of(first, second, firstScore), RatingChange.of(second, first, secondScore));
  }

  /** Both changes. */
  public List<RatingChange> changes() {
    return List.of(first, second);
  }
}
