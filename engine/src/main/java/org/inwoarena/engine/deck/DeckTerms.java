package org.inwoarena.engine.deck;

import java.util.Optional;

/**
 * What a deck is held against.
 *
 * @param on the day whose bans count
 * @param dealt what the player was dealt, for formats whose pool is dealt
 */
public record DeckTerms(DeckFormat format, Day on, Optional<DeckList> dealt) {

  /** Terms without a dealt pool. */
  public static DeckTerms of(DeckFormat format, Day on) {
    return new DeckTerms(format, on, Optional.empty());
  }
}
