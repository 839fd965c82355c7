package org.inwoarena.deck.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.deck.decks.DeckWorkshop;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.deck.messaging.Announcements;
import org.inwoarena.deck.paging.Page;
import org.inwoarena.deck.pools.DealtPool;
import org.inwoarena.deck.pools.Objection;
import org.inwoarena.deck.pools.PoolSeries;
import org.inwoarena.deck.registration.Registration;
import org.inwoarena.deck.registration.Registration.Outcome;
import org.inwoarena.engine.deck.DeckFormat;
import org.inwoarena.engine.deck.DeckReport;

/** Frozen deck lists. A registration and the message about it are one transaction. */
@ApplicationScoped
public class RegistrationStore {

  private final Mutiny.SessionFactory sessions;
  private final DeckStore decks;
  private final PoolStore pools;
  private final DeckWorkshop workshop;
  private final Announcements announcements;
  private final Clock clock;

  RegistrationStore(
      Mutiny.SessionFactory sessions,
      DeckStore decks,
      PoolStore pools,
      DeckWorkshop workshop,
      Announcements announcements,
      Clock clock) {
    this.sessions = sessions;
    this.decks = decks;
    this.pools = pools;
    this.workshop = workshop;
    this.announcements = announcements;
    this.clock = clock;
  }

  /**
   * A player's wish to register a deck.
   *
   * @param format empty for the deck's own, or the pool's
   * @param series the series of pools it is built from
   * @param key makes a repeated wish the same wish
   */
  public record Wish(
      String owner,
      UUID deck,
      Optional<DeckFormat> format,
      Optional<UUID> series,
      Optional<String> key) {}

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
    var registrations =
        new PagedQuery<>(
            RegistrationRow.class,
            "from RegistrationRow r where r.owner = :owner",
            "r.registeredAt desc, r.id",
            Map.of("owner", owner));
    return sessions.withTransaction(
        session -> registrations.read(session, page, size, RegistrationRow::registration));
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
    return found.answers(wish.deck(), format, wish.series())
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
    return wish.series()
        .map(series -> fromPool(session, wish, deck, series))
        .orElseGet(
            () -> {
              var format = wish.format().orElse(deck.draft().format());
              var report = workshop.check(deck.draft().list(), format);
              return freeze(session, wish, deck, report, Optional.empty());
            });
  }

  private Uni<Outcome> fromPool(Mutiny.Session session, Wish wish, SavedDeck deck, UUID seriesId) {
    return pools
        .find(session, seriesId)
        .chain(
            found -> {
              if (found.isEmpty()) {
                return barred(Objection.UNKNOWN);
              }
              var series = found.get();
              if (wish.format().filter(format -> !format.equals(series.format())).isPresent()) {
                return barred(Objection.OTHER_FORMAT);
              }
              if (series.building().filter(time -> time.isOver(clock.instant())).isPresent()) {
                return barred(Objection.TIME_OVER);
              }
              return pools
                  .mine(session, series, wish.owner())
                  .chain(pool -> fromPool(session, wish, deck, pool));
            });
  }

  private Uni<Outcome> fromPool(
      Mutiny.Session session, Wish wish, SavedDeck deck, PoolStore.Outcome<DealtPool> pool) {
    return switch (pool) {
      case PoolStore.Outcome.Refused<DealtPool>(var why) -> barred(why);
      case PoolStore.Outcome.Done<DealtPool>(var dealt) -> {
        var series = dealt.series();
        var report = workshop.check(deck.draft().list(), series.format(), dealt.list());
        yield freeze(session, wish, deck, report, Optional.of(series));
      }
    };
  }

  private Uni<Outcome> freeze(
      Mutiny.Session session,
      Wish wish,
      SavedDeck deck,
      DeckReport report,
      Optional<PoolSeries> series) {
    if (!report.ok()) {
      return Uni.createFrom().item(new Outcome.Illegal(report));
    }
    var registration = Registration.of(UUID.randomUUID(), deck, report, series, clock.instant());
    var key = wish.key().orElse(registration.id().toString());
    return session
        .persist(new RegistrationRow(registration, key))
        .chain(session::flush)
        .chain(() -> announcements.registered(session, registration))
        .replaceWith(new Outcome.Frozen(registration, false));
  }

  private static Uni<Outcome> barred(Objection why) {
    return Uni.createFrom().item(new Outcome.Barred(why));
  }
}
