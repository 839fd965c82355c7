package org.inwoarena.matchmaking.match;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.inwoarena.contracts.MatchCreated;
import org.inwoarena.engine.api.Seat;

/**
 * A match as it was made.
 *
 * @param coin how the seats were drawn
 * @param seats in seat order
 * @param deadline when a match that has not ended is reported and stops holding its players
 */
public record Match(
    UUID id,
    MatchTerms terms,
    SeatCoin coin,
    List<Seated> seats,
    Instant createdAt,
    Instant deadline) {

  /** Keeps an own copy. */
  public Match {
    seats = List.copyOf(seats);
  }

  /** As the other services are told. */
  public MatchCreated announcement() {
    var place = terms.game().orElse(GameOfTable.alone(id.toString()));
    return new MatchCreated(
        id.toString(),
        place.series(),
        place.number(),
        terms.ladder(),
        terms.event(),
        terms.rated(),
        terms.ruleSet(),
        terms.cards(),
        terms.clocks(),
        place.starter().map(this::seatOf),
        place.roundEnds(),
        seats.stream().map(Seated::plan).toList(),
        createdAt);
  }

  private Seat seatOf(String player) {
    var players = seats.stream().map(seated -> seated.player().id()).toList();
    return new Seat(players.indexOf(player));
  }
}
