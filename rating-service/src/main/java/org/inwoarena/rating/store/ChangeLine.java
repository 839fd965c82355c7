package org.inwoarena.rating.store;

import java.time.Instant;
import java.util.Optional;

/**
 * What one match did to one player's rating.
 *
 * @param seq the match's number on its ladder
 * @param score half points: 2 win, 1 shared, 0 loss
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
    int score,
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
      int score,
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
        score,
        before,
        after,
        k,
        expected,
        games,
        endedAt);
  }
}
