package org.inwoarena.deck.decks;

import java.time.Instant;

/** A deck as it was saved once. */
public record Revision(int version, SavedDeck.Draft draft, Instant savedAt) {}
