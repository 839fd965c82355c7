package org.inwoarena.rating.ladder;

import java.util.OptionalInt;

/**
 * The row that follows when a judge corrects a result: the rating moves by what the corrected
 * result would have brought at the time, less what was booked for the match so far. The game's own
 * row stays as it was.
 *
 * @param score half points after the correction; empty where the match no longer counts
 */
public record Compensation(Standing before, Standing after, OptionalInt score, int expected, int k)
    implements Move {

  /**
   * Corrects one player's result.
   *
   * @param now where the player stands today
   * @param game what the match did when it was played: its K and expectation hold for ever
   * @param booked hundredths booked for the match so far, earlier corrections included
   */
  public static Compensation of(Standing now, RatingChange game, int booked, OptionalInt score) {
    var due = score.isPresent() ? Elo.change(game.k(), score.getAsInt(), game.expected()) : 0;
    var rating = Math.max(Elo.FLOOR, now.rating() + due - booked);
    return new Compensation(now, now.corrected(rating), score, game.expected(), game.k());
  }
}
