package org.inwoarena.engine.deck;

import java.util.Optional;

/**
 * A card that a format bans or restricts for some time.
 *
 * @param card catalogue id
 * @param most copies a deck may have; none bans the card
 * @param from the first day it holds
 * @param until the first day it no longer holds; absent where no end is known
 * @param reason one sentence for players
 */
public record CardLimit(String card, int most, Day from, Optional<Day> until, String reason) {

  /** Refuses an end that is not after the beginning, and a negative number. */
  public CardLimit {
    if (most < 0 || until.filter(end -> end.compareTo(from) <= 0).isPresent()) {
      throw new IllegalArgumentException("no limit on " + card + " from " + from + ": " + until);
    }
  }

  /** Whether no copy at all is allowed. */
  public boolean bans() {
    return most == 0;
  }

  /** Whether it holds on that day. */
  public boolean holdsOn(Day day) {
    return from.compareTo(day) <= 0 && until.filter(end -> end.compareTo(day) <= 0).isEmpty();
  }
}
