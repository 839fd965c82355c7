package org.inwoarena.matchmaking.match;

import java.util.List;
import java.util.UUID;

/**
 * The seats of a rematch: whoever sat first sits last.
 *
 * @param rematchOf the match before
 * @param before its players in seat order
 */
public record SwappedSeats(UUID rematchOf, List<String> before) implements Seating {

  /** Keeps an own copy. */
  public SwappedSeats {
    before = List.copyOf(before);
  }

  @Override
  public List<Seated> seat(UUID match, Seated one, Seated other) {
    var satFirst = before.getFirst();
    return one.player().id().equals(satFirst) ? List.of(other, one) : List.of(one, other);
  }
}
