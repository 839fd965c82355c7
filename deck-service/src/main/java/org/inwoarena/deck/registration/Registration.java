package org.inwoarena.deck.registration;

import java.time.Instant;
import java.util.UUID;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.deck.DeckReport;

/**
 * A deck list frozen for play. Nothing changes it any more; later changes of the deck make no
 * difference to it.
 *
 * @param cardPool the version of the format it was checked against, such as {@code constructed@1}
 * @param validator version of the validator and card data that found it legal
 */
public record Registration(
    UUID id,
    String owner,
    UUID deck,
    String name,
    String format,
    String cardPool,
    DeckList list,
    String validator,
    Instant registeredAt) {

  /** What came of the wish to register a deck. */
  public sealed interface Outcome {
    /** Frozen now, or earlier by the same request. */
    record Frozen(Registration registration, boolean before) implements Outcome {}

    /** The deck may not be played in this format. */
    record Illegal(DeckReport report) implements Outcome {}

    /** The owner has no such deck. */
    record NoDeck() implements Outcome {}

    /** The key was used for another deck or format. */
    record KeyReused() implements Outcome {}
  }

  /** Freezes a deck that a report calls legal. */
  public static Registration of(UUID id, SavedDeck deck, DeckReport report, Instant now) {
    if (!report.ok()) {
      throw new IllegalArgumentException("an illegal deck cannot be registered");
    }
    return new Registration(
        id,
        deck.owner(),
        deck.id(),
        deck.draft().name(),
        report.terms().format().id(),
        report.terms().format().pin(),
        report.list(),
        report.validator(),
        now);
  }

  /** SHA-256 of the list. */
  public String hash() {
    return list.hash();
  }

  /** Whether it answers a request for this deck and format. */
  public boolean answers(UUID wantedDeck, String wantedFormat) {
    return deck.equals(wantedDeck) && format.equals(wantedFormat);
  }
}
