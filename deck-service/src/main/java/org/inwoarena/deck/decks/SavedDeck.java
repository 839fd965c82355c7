package org.inwoarena.deck.decks;

import java.time.Instant;
import java.util.UUID;
import org.inwoarena.engine.deck.DeckFormat;
import org.inwoarena.engine.deck.DeckList;

/**
 * A deck its owner keeps and may change.
 *
 * @param version grows with every change
 */
public record SavedDeck(
    UUID id,
    String owner,
    Draft draft,
    Sharing sharing,
    int version,
    Instant createdAt,
    Instant updatedAt) {

  /** What the owner decides about a deck. */
  public record Draft(String name, DeckFormat format, DeckList list) {}
}
