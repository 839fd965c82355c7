package org.inwoarena.rating.store;

import java.time.Instant;
import java.util.Optional;

/**
 * What one match did to one player's rating.
 *
 * @param seq the match's number on its ladder
 * @param correction whether a judge corrected the match, rather than that it was played
 * @param score half points: 2 win, 1 shared, 0 loss; absent where the match no longer counts
 * @param before rating in hundredths
 * @param after rating in hundredths
 * @param expected expected score in millionths
 * @param games rated games, this one included
 */
public record ChangeLine(
    long seq,
    String match,
    String player,
    Optional<String> handle,
    String rival,
    Optional<String> rivalHandle,
    boolean correction,
    Optional<Integer> score,
    int before,
    int after,
    int k,
    int expected,
    int games,
    Instant endedAt) {

  /** As the query yields it, with null columns for handles that are not known. */
  ChangeLine(
      long seq,
      String match,
      String player,
      String handle,
      String rival,
      String rivalHandle,
      RatingChangeRow.Kind kind,
      Integer score,
      int before,
      int after,
      int k,
      int expected,
      int games,
      Instant endedAt) {
    this(
        seq,
        match,
        player,
        Optional.ofNullable(handle),
        rival,
        Optional.ofNullable(rivalHandle),
        kind == RatingChangeRow.Kind.CORRECTION,
        Optional.ofNullable(score),
        before,
        after,
        k,
        expected,
        games,
        endedAt);
  }
}
