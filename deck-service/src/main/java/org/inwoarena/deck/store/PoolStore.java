package org.inwoarena.deck.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.hibernate.LockMode;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.deck.paging.Page;
import org.inwoarena.deck.pools.DealtPool;
import org.inwoarena.deck.pools.Objection;
import org.inwoarena.deck.pools.PoolSeries;
import org.inwoarena.engine.deck.Formats;
import org.inwoarena.engine.deck.PoolDealer;

/** Series of pools and what was dealt from them. */
@ApplicationScoped
public class PoolStore {

  private final Mutiny.SessionFactory sessions;
  private final Formats formats;
  private final PoolDealer dealer;
  private final Clock clock;
  private final Duration buildingTime;

  PoolStore(
      Mutiny.SessionFactory sessions,
      Formats formats,
      PoolDealer dealer,
      Clock clock,
      @ConfigProperty(name = "arena.deck.building-time") Duration buildingTime) {
    this.sessions = sessions;
    this.formats = formats;
    this.dealer = dealer;
    this.clock = clock;
    this.buildingTime = buildingTime;
  }

  /** What came of a wish about pools. */
  public sealed interface Outcome<T> {
    /** Done. */
    record Done<T>(T result) implements Outcome<T> {}

    /** Not possible. */
    record Refused<T>(Objection why) implements Outcome<T> {}
  }

  /** Keeps a new series. */
  public Uni<PoolSeries> add(PoolSeries series) {
    return sessions
        .withTransaction(session -> session.persist(new PoolSeriesRow(series)))
        .replaceWith(series);
  }

  /** A series. */
  public Uni<Optional<PoolSeries>> find(UUID id) {
    return sessions.withTransaction(session -> find(session, id));
  }

  /** The organiser's series, newest first. */
  public Uni<Page<PoolSeries>> list(String organiser, int page, int size) {
    var series =
        new PagedQuery<>(
            PoolSeriesRow.class,
            "from PoolSeriesRow r where r.organiser = :organiser",
            "r.createdAt desc, r.id",
            Map.of("organiser", organiser));
    return sessions.withTransaction(
        session -> series.read(session, page, size, row -> row.series(formats)));
  }

  /** Lets everybody build; once, by the organiser. */
  public Uni<Outcome<PoolSeries>> open(String organiser, UUID id) {
    return change(
        organiser,
        id,
        series ->
            series.building().isPresent()
                ? new Outcome.Refused<>(Objection.OPEN_ALREADY)
                : new Outcome.Done<>(series.open(clock.instant(), buildingTime)));
  }

  /** Shows seed and pools to everybody; once, by the organiser, when nobody builds any more. */
  public Uni<Outcome<PoolSeries>> reveal(String organiser, UUID id) {
    return change(organiser, id, series -> reveal(series, clock.instant()));
  }

  private static Outcome<PoolSeries> reveal(PoolSeries series, Instant now) {
    if (series.revealedAt().isPresent()) {
      return new Outcome.Refused<>(Objection.REVEALED_ALREADY);
    }
    return series.building().filter(building -> building.isOver(now)).isPresent()
        ? new Outcome.Done<>(series.reveal(now))
        : new Outcome.Refused<>(Objection.NOT_OVER);
  }

  /** The player's own pool, dealt when he first looks; empty while pools are not open. */
  public Uni<Outcome<DealtPool>> mine(UUID id, String player) {
    return sessions.withTransaction(
        session ->
            find(session, id)
                .chain(
                    found ->
                        found
                            .map(series -> mine(session, series, player))
                            .orElseGet(() -> item(new Outcome.Refused<>(Objection.UNKNOWN)))));
  }

  /** A pool that was dealt. */
  public Uni<Optional<DealtPool>> dealt(PoolSeries series, String player) {
    return sessions.withTransaction(session -> dealt(session, series, player));
  }

  Uni<Optional<PoolSeries>> find(Mutiny.Session session, UUID id) {
    return session
        .find(PoolSeriesRow.class, id)
        .map(row -> Optional.ofNullable(row).map(found -> found.series(formats)));
  }

  Uni<Outcome<DealtPool>> mine(Mutiny.Session session, PoolSeries series, String player) {
    if (series.building().isEmpty()) {
      return item(new Outcome.Refused<>(Objection.NOT_OPEN));
    }
    return OwnerLock.take(session, player)
        .chain(() -> dealt(session, series, player))
        .chain(found -> found.map(PoolStore::item).orElseGet(() -> deal(session, series, player)))
        .map(Outcome.Done::new);
  }

  private Uni<DealtPool> deal(Mutiny.Session session, PoolSeries series, String player) {
    var pool = new DealtPool(series, player, series.deal(dealer, player), clock.instant());
    return session.persist(new DealtPoolRow(pool)).chain(session::flush).replaceWith(pool);
  }

  private static Uni<Optional<DealtPool>> dealt(
      Mutiny.Session session, PoolSeries series, String player) {
    return session
        .find(DealtPoolRow.class, new DealtPoolRow.Id(series.id(), player))
        .map(row -> Optional.ofNullable(row).map(found -> found.pool(series)));
  }

  private Uni<Outcome<PoolSeries>> change(
      String organiser, UUID id, Function<PoolSeries, Outcome<PoolSeries>> how) {
    return sessions.withTransaction(
        session ->
            session
                .find(PoolSeriesRow.class, id, LockMode.PESSIMISTIC_WRITE)
                .map(
                    row -> {
                      if (row == null) {
                        return new Outcome.Refused<PoolSeries>(Objection.UNKNOWN);
                      }
                      var series = row.series(formats);
                      if (!series.organiser().equals(organiser)) {
                        return new Outcome.Refused<PoolSeries>(Objection.NOT_YOURS);
                      }
                      var outcome = how.apply(series);
                      if (outcome instanceof Outcome.Done<PoolSeries>(var changed)) {
                        row.change(changed);
                      }
                      return outcome;
                    }));
  }

  private static <T> Uni<T> item(T item) {
    return Uni.createFrom().item(item);
  }
}
