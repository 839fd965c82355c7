package org.inwoarena.tournament.history;

import java.util.List;
import java.util.Optional;

/**
 * Two who meet in a round.
 *
 * @param number from 1 within the round
 * @param slot the bracket match it is, in elimination
 */
public record Table(int number, EntrantId first, EntrantId second, Optional<String> slot) {

  /** Nobody meets himself. */
  public Table {
    if (first.equals(second)) {
      throw new IllegalArgumentException(first + " cannot meet himself");
    }
  }

  /** A table outside a bracket. */
  public static Table of(int number, EntrantId first, EntrantId second) {
    return new Table(number, first, second, Optional.empty());
  }

  /** Who sits on a side. */
  public EntrantId at(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /** The side of an entrant, if he sits here. */
  public Optional<Side> sideOf(EntrantId entrant) {
    if (entrant.equals(first)) {
      return Optional.of(Side.FIRST);
    }
    return entrant.equals(second) ? Optional.of(Side.SECOND) : Optional.empty();
  }

  /** Both. */
  public List<EntrantId> players() {
    return List.of(first, second);
  }
}
