package org.inwoarena.deck.registration;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.deck.pools.Objection;
import org.inwoarena.deck.pools.PoolSeries;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.deck.DeckReport;

/**
 * A deck list frozen for play. Nothing changes it any more; later changes of the deck make no
 * difference to it.
 *
 * @param cardPool the version of the format it was checked against, such as {@code constructed@1},
 *     with the series of a sealed event after a colon
 * @param series of the pool it was built from
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
    Optional<UUID> series,
    Instant registeredAt) {

  /** What came of the wish to register a deck. */
  public sealed interface Outcome {
    /** Frozen now, or earlier by the same request. */
    record Frozen(Registration registration, boolean before) implements Outcome {}

    /** The deck may not be played in this format. */
    record Illegal(DeckReport report) implements Outcome {}

    /** The owner has no such deck. */
    record NoDeck() implements Outcome {}

    /** The pool it is said to be built from does not allow it. */
    record Barred(Objection why) implements Outcome {}

    /** The key was used for another deck or format. */
    record KeyReused() implements Outcome {}
  }

  /** Freezes a deck that a report calls legal. */
  public static Registration of(
      UUID id, SavedDeck deck, DeckReport report, Optional<PoolSeries> series, Instant now) {
    if (!report.ok()) {
      throw new IllegalArgumentException("an illegal deck cannot be registered");
    }
    return new Registration(
        id,
        deck.owner(),
        deck.id(),
        deck.draft().name(),
        report.terms().format().id(),
        series.map(PoolSeries::cardPool).orElseGet(() -> report.terms().format().pin()),
        report.list(),
        report.validator(),
        series.map(PoolSeries::id),
        now);
  }

  /** SHA-256 of the list. */
  public String hash() {
    return list.hash();
  }

  /** Whether it answers a request for this deck, format and series of pools. */
  public boolean answers(UUID wantedDeck, String wantedFormat, Optional<UUID> wantedSeries) {
    return deck.equals(wantedDeck) && format.equals(wantedFormat) && series.equals(wantedSeries);
  }
}
