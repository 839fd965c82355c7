package org.inwoarena.contracts;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.Seat;

/**
 * A match is to be hosted by game-service.
 *
 * @param seriesId the match of several games this one belongs to; its own id where it stands alone
 * @param game number within the series, from 1
 * @param ladder where its result is rated
 * @param event the tournament it belongs to
 * @param ruleSet a preset of the engine, {@code two-player-tournament} for rated play
 * @param cards how cards act, {@code card-texts} for now
 * @param starter who has the first turn; the dice decide where it is empty
 * @param roundEnds when the round's time is over; empty where no round limits the match
 */
public record MatchCreated(
    String matchId,
    String seriesId,
    int game,
    Optional<String> ladder,
    Optional<String> event,
    boolean rated,
    String ruleSet,
    String cards,
    Clocks clocks,
    Optional<Seat> starter,
    Optional<Instant> roundEnds,
    List<SeatPlan> seats,
    Instant createdAt)
    implements Message {

  /**
   * Who sits where, with which deck.
   *
   * @param player the token's {@code sub}
   */
  public record SeatPlan(
      String player,
      String handle,
      boolean bot,
      String registrationId,
      String format,
      String deckHash,
      String validatorVersion) {}

  @Override
  public String key() {
    return matchId;
  }

  @Override
  public String topic() {
    return Topics.MATCH_CREATED;
  }
}
