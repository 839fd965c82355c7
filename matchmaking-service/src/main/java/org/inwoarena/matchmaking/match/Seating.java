package org.inwoarena.matchmaking.match;

import java.util.List;
import java.util.UUID;

/** How the seats of a match are found. */
public sealed interface Seating permits SeatCoin, SwappedSeats {

  /** The two players in seat order, whatever order they come in. */
  List<Seated> seat(UUID match, Seated one, Seated other);
}
