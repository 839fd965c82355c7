package org.inwoarena.contracts;

import java.time.Instant;

/**
 * A player's rating after a match. Ratings are in hundredths of a point.
 *
 * @param expected expected score in millionths
 * @param k the K factor used
 * @param games rated games on this ladder, this one included
 * @param ladderSeq gapless number of the rated match on its ladder
 */
public record RatingChanged(
    String ladder,
    String player,
    String matchId,
    int before,
    int after,
    int k,
    int expected,
    int games,
    boolean provisional,
    long ladderSeq,
    Instant at)
    implements Message {
  @Override
  public String key() {
    return ladder + ":" + player;
  }

  @Override
  public String topic() {
    return Topics.RATING_CHANGED;
  }
}
