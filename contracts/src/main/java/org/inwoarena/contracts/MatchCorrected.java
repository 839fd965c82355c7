package org.inwoarena.contracts;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A judge changed the result of a match. What was told before stays told; this is a new fact on top
 * of it.
 *
 * @param revision counts the corrections of this match, from 1; a later one replaces an earlier
 * @param ladder where the match is rated
 * @param event the tournament it belongs to
 * @param seats the result that holds now; empty where the match no longer counts
 * @param reason why, in the judge's words, at most 1,000 characters
 * @param author the judge's player id
 */
public record MatchCorrected(
    String matchId,
    int revision,
    Optional<String> ladder,
    Optional<String> event,
    List<SeatScore> seats,
    String reason,
    String author,
    Instant at)
    implements Message {

  /** Keeps an own copy. */
  public MatchCorrected {
    seats = List.copyOf(seats);
  }

  /**
   * The score of one seat.
   *
   * @param score half points: 2 win, 1 shared, 0 loss
   */
  public record SeatScore(String player, int score) {}

  @Override
  public String key() {
    return matchId;
  }

  @Override
  public String topic() {
    return Topics.MATCH_CORRECTED;
  }
}
