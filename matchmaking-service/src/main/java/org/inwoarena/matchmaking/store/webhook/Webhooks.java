package org.inwoarena.matchmaking.store.webhook;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.store.Columns;
import org.inwoarena.matchmaking.webhook.Webhook;

/** The webhooks of organisers. */
@ApplicationScoped
public class Webhooks {

  private static final String COLUMNS = "id, organiser, url, secret, created_at, active, failures";

  /** Adds one; {@code false} if the organiser has this address already. */
  public Uni<Boolean> add(Mutiny.Session session, Webhook webhook) {
    return session
        .createNativeQuery(
            "insert into webhook"
                + " (id, organiser, url, secret, created_at, active, failures, next_at)"
                + " values (:id, :organiser, :url, :secret, :at, true, 0, :at)"
                + " on conflict (organiser, url) do nothing")
        .setParameter("id", webhook.id())
        .setParameter("organiser", webhook.organiser())
        .setParameter("url", webhook.url())
        .setParameter("secret", webhook.secret())
        .setParameter("at", webhook.createdAt())
        .executeUpdate()
        .map(rows -> rows == 1);
  }

  /** Those of an organiser, the oldest first. */
  public Uni<List<Webhook>> of(Mutiny.Session session, String organiser) {
    return session
        .createNativeQuery(
            "select "
                + COLUMNS
                + " from webhook where organiser = :organiser"
                + " order by created_at, id",
            Object[].class)
        .setParameter("organiser", organiser)
        .getResultList()
        .map(rows -> rows.stream().map(Webhooks::webhook).toList());
  }

  /** One of an organiser, which nobody else changes until the transaction ends. */
  public Uni<Optional<Webhook>> lock(Mutiny.Session session, UUID id, String organiser) {
    return session
        .createNativeQuery(
            "select "
                + COLUMNS
                + " from webhook where id = :id and organiser = :organiser"
                + " for no key update",
            Object[].class)
        .setParameter("id", id)
        .setParameter("organiser", organiser)
        .getSingleResultOrNull()
        .map(row -> Optional.ofNullable(row).map(Webhooks::webhook));
  }

  /** Removes one with all it was told. */
  public Uni<Void> remove(Mutiny.Session session, UUID id) {
    return session
        .createNativeQuery("delete from webhook where id = :id")
        .setParameter("id", id)
        .executeUpdate()
        .replaceWithVoid();
  }

  /**
   * Takes webhooks that have something to hear and are not left alone. Nobody else takes them until
   * {@code until}; an instance that dies leaves them free again then.
   */
  public Uni<List<Webhook>> take(Mutiny.Session session, Instant now, Instant until, int atMost) {
    return session
        .createNativeQuery(
            "update webhook set next_at = :until where id in (select w.id from webhook w where"
                + " w.active and w.next_at <= :now and exists (select 1 from webhook_delivery d"
                + " where d.webhook = w.id and d.state = 'pending') order by w.next_at limit :most"
                + " for update skip locked) returning "
                + COLUMNS,
            Object[].class)
        .setParameter("until", until)
        .setParameter("now", now)
        .setParameter("most", atMost)
        .getResultList()
        .map(rows -> rows.stream().map(Webhooks::webhook).toList());
  }

  /** What became of an attempt: how often it failed in a row, and when to come again. */
  public Uni<Void> note(
      Mutiny.Session session, UUID id, boolean active, int failures, Instant nextAt) {
    return session
        .createNativeQuery(
            "update webhook set active = :active, failures = :failures, next_at = :next"
                + " where id = :id")
        .setParameter("active", active)
        .setParameter("failures", failures)
        .setParameter("next", nextAt)
        .setParameter("id", id)
        .executeUpdate()
        .replaceWithVoid();
  }

  private static Webhook webhook(Object[] row) {
    return new Webhook(
        (UUID) row[0],
        (String) row[1],
        (String) row[2],
        (String) row[3],
        Columns.instant(row[4]),
        (Boolean) row[5],
        (Integer) row[6]);
  }
}
