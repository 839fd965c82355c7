package org.inwoarena.deck.api;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import org.inwoarena.deck.decks.DeckWorkshop;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.deck.store.DeckStore;
import org.inwoarena.engine.deck.DeckFile;
import org.inwoarena.engine.deck.DeckFormat;
import org.inwoarena.engine.deck.DeckReport;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.kit.problem.Problem;

/** Takes in decks, however they were sent. */
@ApplicationScoped
class DeckDesk {

  private final DeckWorkshop workshop;
  private final KnownFormats formats;
  private final DeckStore store;
  private final Clock clock;

  DeckDesk(DeckWorkshop workshop, KnownFormats formats, DeckStore store, Clock clock) {
    this.workshop = workshop;
    this.formats = formats;
    this.store = store;
    this.clock = clock;
  }

  /** A deck that came as text or as a list of cards; exactly one of the two must be there. */
  DeckFile file(Optional<String> text, Optional<List<String>> cards) {
    if (text.isPresent() == cards.isPresent()) {
      throw Problem.of(
          400, "text-or-cards", "Give the deck either as \"text\" or as \"cards\", not both.");
    }
    return text.map(workshop::read).orElseGet(() -> DeckFile.listed(cards.orElseThrow()));
  }

  /** A deck that came as a file. */
  DeckFile file(byte[] bytes, Optional<String> name) {
    return workshop.read(bytes, name);
  }

  /** Reads and checks, off the event loop: a hostile file may take half a second. */
  Uni<DeckReport> check(Supplier<DeckFile> file, Optional<String> format) {
    return check(file, formats.named(format));
  }

  private Uni<DeckReport> check(Supplier<DeckFile> file, DeckFormat format) {
    return OnContext.stay(
        Uni.createFrom()
            .item(() -> workshop.check(file.get(), format))
            .runSubscriptionOn(Infrastructure.getDefaultWorkerPool()));
  }

  /** What to keep, if nothing of the deck would get lost. */
  Uni<SavedDeck.Draft> draft(String name, Supplier<DeckFile> file, Optional<String> format) {
    var rules = formats.named(format);
    return check(file, rules)
        .map(
            report -> {
              if (!report.complete()) {
                throw DeckProblems.unreadable(report);
              }
              return new SavedDeck.Draft(name, rules, report.list());
            });
  }

  /** Keeps a new deck. */
  Uni<Response> keep(String owner, SavedDeck.Draft draft) {
    var now = clock.instant();
    return store
        .add(new SavedDeck(UUID.randomUUID(), owner, draft, 0, now, now))
        .map(kept -> kept.orElseThrow(this::tooMany))
        .map(
            deck ->
                Response.created(URI.create("/api/v1/decks/" + deck.id()))
                    .entity(answer(deck))
                    .tag(tag(deck))
                    .build());
  }

  /** The whole deck with everything the validator says about it today. */
  DeckViews.DeckAnswer answer(SavedDeck deck) {
    return DeckViews.DeckAnswer.whole(deck, report(deck));
  }

  /** The deck as a line of a list. */
  DeckViews.DeckAnswer inList(SavedDeck deck) {
    return DeckViews.DeckAnswer.inList(deck, report(deck));
  }

  static EntityTag tag(SavedDeck deck) {
    return new EntityTag(Integer.toString(deck.version()));
  }

  private DeckReport report(SavedDeck deck) {
    return workshop.check(deck.draft().list(), deck.draft().format());
  }

  private Problem tooMany() {
    return Problem.conflict(
        "too-many-decks",
        "You keep %d decks, which is the most; delete one first.".formatted(store.mostPerPlayer()));
  }
}
