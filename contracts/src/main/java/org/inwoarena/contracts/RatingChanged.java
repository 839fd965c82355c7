package org.inwoarena.contracts;

import java.time.Instant;
import java.util.Optional;

/**
 * A player's rating after a match, a correction or the turn of a season. Ratings are in hundredths
 * of a point.
 *
 * @param matchId the match played or corrected; empty at the turn of a season
 * @param expected expected score in millionths
 * @param k the K factor used
 * @param games rated games on this ladder, this one included
 * @param ladderSeq gapless number of the entry in the ladder's book
 */
public record RatingChanged(
    String ladder,
    String player,
    Optional<String> matchId,
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
