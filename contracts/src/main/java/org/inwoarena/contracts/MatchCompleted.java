package org.inwoarena.contracts;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Seat;

/**
 * A match ended; the other services live from this.
 *
 * @param starter who had the first turn; empty if it ended before one
 */
public record MatchCompleted(
    String matchId,
    String seriesId,
    int game,
    Optional<String> ladder,
    Optional<String> event,
    boolean rated,
    String ruleSet,
    String cards,
    List<SeatOutcome> seats,
    Optional<Seat> starter,
    EndReason reason,
    int turns,
    Instant startedAt,
    Instant endedAt)
    implements Message {

  /**
   * The result of one seat.
   *
   * @param place 1 for winners; equal places share
   * @param score half points: 2 win, 1 shared, 0 loss
   * @param goalShare per mille of the nearest Goal, 0 to 1000
   * @param illuminati id of the card that was played as faction; empty if it was never chosen
   */
  public record SeatOutcome(
      String player,
      boolean bot,
      int place,
      int score,
      int goalShare,
      Optional<String> illuminati) {}

  @Override
  public String key() {
    return matchId;
  }

  @Override
  public String topic() {
    return Topics.MATCH_COMPLETED;
  }
}
