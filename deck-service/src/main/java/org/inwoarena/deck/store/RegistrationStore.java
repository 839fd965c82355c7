package org.inwoarena.deck.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.deck.decks.DeckWorkshop;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.deck.messaging.Announcements;
import org.inwoarena.deck.paging.Page;
import org.inwoarena.deck.registration.Registration;
import org.inwoarena.deck.registration.Registration.Outcome;
import org.inwoarena.engine.deck.DeckFormat;

/** Frozen deck lists. A registration and the message about it are one transaction. */
@ApplicationScoped
public class RegistrationStore {

  private final Mutiny.SessionFactory sessions;
  private final DeckStore decks;
  private final DeckWorkshop workshop;
  private final Announcements announcements;
  private final Clock clock;

  RegistrationStore(
      Mutiny.SessionFactory sessions,
      DeckStore decks,
      DeckWorkshop workshop,
      Announcements announcements,
      Clock clock) {
    this.sessions = sessions;
    this.decks = decks;
    this.workshop = workshop;
    this.announcements = announcements;
    this.clock = clock;
  }

  /**
   * A player's wish to register a deck.
   *
   * @param format empty for the deck's own
   * @param key makes a repeated wish the same wish
   */
  public record Wish(String owner, UUID deck, Optional<DeckFormat> format, Optional<String> key) {}

  /** Freezes the deck as it is now, once per key. */
  public Uni<Outcome> register(Wish wish) {
    return sessions
        .withTransaction(
            session ->
                OwnerLock.take(session, wish.owner())
                    .chain(() -> earlier(session, wish))
                    .chain(
                        earlier ->
                            earlier
                                .map(found -> Uni.createFrom().item(repeated(wish, found)))
                                .orElseGet(() -> freeze(session, wish))))
        .invoke(announcements::publish);
  }

  /** The owner's registrations, newest first. */
  public Uni<Page<Registration>> list(String owner, int page, int size) {
    return sessions.withTransaction(
        session ->
            session
                .createSelectionQuery(
                    "select count(*) from RegistrationRow where owner = :owner", Long.class)
                .setParameter("owner", owner)
                .getSingleResult()
                .chain(
                    total ->
                        session
                            .createSelectionQuery(
                                "from RegistrationRow where owner = :owner"
                                    + " order by registeredAt desc, id",
                                RegistrationRow.class)
                            .setParameter("owner", owner)
                            .setFirstResult(page * size)
                            .setMaxResults(size)
                            .getResultList()
                            .map(rows -> rows.stream().map(RegistrationRow::registration).toList())
                            .map(found -> new Page<>(found, page, size, total))));
  }

  /** The registration with this id, whoever owns it. */
  public Uni<Optional<Registration>> find(UUID id) {
    return sessions.withTransaction(
        session ->
            session
                .find(RegistrationRow.class, id)
                .map(row -> Optional.ofNullable(row).map(RegistrationRow::registration)));
  }

  private static Uni<Optional<Registration>> earlier(Mutiny.Session session, Wish wish) {
    return wish.key()
        .map(
            key ->
                session
                    .createSelectionQuery(
                        "from RegistrationRow where owner = :owner and key = :key",
                        RegistrationRow.class)
                    .setParameter("owner", wish.owner())
                    .setParameter("key", key)
                    .getSingleResultOrNull()
                    .map(row -> Optional.ofNullable(row).map(RegistrationRow::registration)))
        .orElseGet(() -> Uni.createFrom().item(Optional.empty()));
  }

  private static Outcome repeated(Wish wish, Registration found) {
    var format = wish.format().map(DeckFormat::id).orElse(found.format());
    return found.answers(wish.deck(), format)
        ? new Outcome.Frozen(found, true)
        : new Outcome.KeyReused();
  }

  private Uni<Outcome> freeze(Mutiny.Session session, Wish wish) {
    return decks
        .find(session, wish.owner(), wish.deck())
        .chain(
            found ->
                found
                    .map(deck -> freeze(session, wish, deck))
                    .orElseGet(() -> Uni.createFrom().item(new Outcome.NoDeck())));
  }

  private Uni<Outcome> freeze(Mutiny.Session session, Wish wish, SavedDeck deck) {
    var format = wish.format().orElse(deck.draft().format());
    var report = workshop.check(deck.draft().list(), format);
    if (!report.ok()) {
      return Uni.createFrom().item(new Outcome.Illegal(report));
    }
    var registration = Registration.of(UUID.randomUUID(), deck, report, clock.instant());
    var key = wish.key().orElse(registration.id().toString());
    return session
        .persist(new RegistrationRow(registration, key))
        .chain(session::flush)
        .chain(() -> announcements.registered(session, registration))
        .replaceWith(new Outcome.Frozen(registration, false));
  }
}
