package org.inwoarena.matchmaking.queue;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * What a pass knows of a waiting ticket.
 *
 * @param rating whole points
 * @param lastOpponent whom the player met in his last match
 * @param closed whom he has met for a rating as often as the daily cap allows
 */
public record Waiting(
    UUID ticket,
    String player,
    int rating,
    Instant since,
    Optional<String> lastOpponent,
    Set<String> closed) {

  /** Keeps an own copy. */
  public Waiting {
    closed = Set.copyOf(closed);
  }

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

  /** The same, knowing whom he cannot meet for a rating today. */
  public Waiting closedTo(Set<String> players) {
    return new Waiting(ticket, player, rating, since, lastOpponent, players);
  }

  /** Whether a match of the two could still be rated today. */
  public boolean mayBeRated(Waiting other) {
    return !closed.contains(other.player()) && !other.closed.contains(player);
  }
}
