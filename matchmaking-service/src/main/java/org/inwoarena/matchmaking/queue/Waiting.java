package org.inwoarena.matchmaking.queue;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * What a pass knows of a waiting ticket.
 *
 * @param rating whole points
 * @param lastOpponent whom the player met in his last match
 */
public record Waiting(
    UUID ticket, String player, int rating, Instant since, Optional<String> lastOpponent) {

  /** How long this one has waited. */
  public Duration waited(Instant now) {
    var waited = Duration.between(since, now);
    return waited.isNegative() ? Duration.ZERO : waited;
  }

  /** Whether the two have just played each other, as either of them sees it. */
  public boolean justPlayed(Waiting other) {
    return lastOpponent.filter(other.player()::equals).isPresent()
        || other.lastOpponent().filter(player::equals).isPresent();
  }
}
