package org.inwoarena.matchmaking.match;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.inwoarena.contracts.MatchCreated;

/**
 * A match as it was made. It stands alone: its series has one game.
 *
 * @param seating how the seats were found
 * @param seats in seat order
 * @param deadline when a match that has not ended is reported and stops holding its players
 */
public record Match(
    UUID id,
    MatchTerms terms,
    Seating seating,
    List<Seated> seats,
    Instant createdAt,
    Instant deadline) {

  /** Keeps an own copy. */
  public Match {
    seats = List.copyOf(seats);
  }

  /** As the other services are told. */
  public MatchCreated announcement() {
    return new MatchCreated(
        id.toString(),
        id.toString(),
        1,
        terms.ladder(),
        terms.event(),
        terms.rated(),
        terms.ruleSet(),
        terms.cards(),
        terms.clocks(),
        seats.stream().map(Seated::plan).toList(),
        createdAt);
  }
}
