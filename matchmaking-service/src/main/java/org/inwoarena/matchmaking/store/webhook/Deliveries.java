package org.inwoarena.matchmaking.store.webhook;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.store.Columns;
import org.inwoarena.matchmaking.store.Paged;
import org.inwoarena.matchmaking.webhook.Delivery;

/** What webhooks are told: written with the facts it tells of, kept as a log afterwards. */
@ApplicationScoped
public class Deliveries {

  private static final String COLUMNS =
      "id, event, kind, body, created_at, state, attempts, answered_at, answer";

  /** Adds one that is still to be sent. */
  public Uni<Void> add(Mutiny.Session session, UUID webhook, Delivery delivery) {
    return session
        .createNativeQuery(
            "insert into webhook_delivery"
                + " (id, webhook, event, kind, body, created_at, state, attempts)"
                + " values (:id, :webhook, :event, :kind, :body, :at, 'pending', 0)")
        .setParameter("id", delivery.id())
        .setParameter("webhook", webhook)
        .setParameter("event", delivery.event())
        .setParameter("kind", delivery.kind())
        .setParameter("body", delivery.body())
        .setParameter("at", delivery.createdAt())
        .executeUpdate()
        .replaceWithVoid();
  }

  /** The first that is still to be sent. */
  public Uni<Optional<Delivery>> next(Mutiny.Session session, UUID webhook) {
    return session
        .createNativeQuery(
            "select "
                + COLUMNS
                + " from webhook_delivery"
                + " where webhook = :webhook and state = 'pending' order by seq limit 1",
            Object[].class)
        .setParameter("webhook", webhook)
        .getSingleResultOrNull()
        .map(row -> Optional.ofNullable(row).map(Deliveries::delivery));
  }

  /** Notes an attempt. */
  public Uni<Void> note(Mutiny.Session session, UUID id, String state, String answer, Instant at) {
    return session
        .createNativeQuery(
            "update webhook_delivery set state = :state, attempts = attempts + 1,"
                + " answered_at = :at, answer = :answer where id = :id")
        .setParameter("state", state)
        .setParameter("at", at)
        .setParameter("answer", answer)
        .setParameter("id", id)
        .executeUpdate()
        .replaceWithVoid();
  }

  /** Sends one again, after those that wait; {@code false} if there is none. */
  public Uni<Boolean> again(Mutiny.Session session, UUID webhook, UUID id) {
    return session
        .createNativeQuery(
            "update webhook_delivery set state = 'pending', attempts = 0"
                + " where id = :id and webhook = :webhook")
        .setParameter("id", id)
        .setParameter("webhook", webhook)
        .executeUpdate()
        .map(rows -> rows == 1);
  }

  /** The log of a webhook, the newest first. */
  public Uni<Paged<Delivery>> log(Mutiny.Session session, UUID webhook, int page, int size) {
    return session
        .createNativeQuery(
            "select count(*) from webhook_delivery where webhook = :webhook", Long.class)
        .setParameter("webhook", webhook)
        .getSingleResult()
        .chain(
            total ->
                session
                    .createNativeQuery(
                        "select "
                            + COLUMNS
                            + " from webhook_delivery where webhook = :webhook"
                            + " order by seq desc",
                        Object[].class)
                    .setParameter("webhook", webhook)
                    .setFirstResult(page * size)
                    .setMaxResults(size)
                    .getResultList()
                    .map(
                        rows ->
                            new Paged<>(rows.stream().map(Deliveries::delivery).toList(), total)));
  }

  /** Forgets what is over and old. */
  public Uni<Integer> forget(Mutiny.Session session, Instant before) {
    return session
        .createNativeQuery(
            "delete from webhook_delivery where created_at < :before and state <> 'pending'")
        .setParameter("before", before)
        .executeUpdate();
  }

  private static Delivery delivery(Object[] row) {
    return new Delivery(
        (UUID) row[0],
        (UUID) row[1],
        (String) row[2],
        (String) row[3],
        Columns.instant(row[4]),
        (String) row[5],
        (Integer) row[6],
        Optional.ofNullable(row[7]).map(Columns::instant),
        Optional.ofNullable((String) row[8]));
  }
}
