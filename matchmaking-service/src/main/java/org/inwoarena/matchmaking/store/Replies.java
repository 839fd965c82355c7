package org.inwoarena.matchmaking.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.Json;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;

/**
 * Answers already given, so that a request sent twice with one Idempotency-Key acts once. A refusal
 * changes nothing and is not kept: the same request may be tried again.
 */
@ApplicationScoped
public class Replies {

  private final JsonMapper json = Json.mapper();
  private final InstantSource clock;

  Replies(InstantSource clock) {
    this.clock = clock;
  }

  /**
   * A request that may come twice.
   *
   * @param fingerprint of its content: one key stands for one request
   */
  public record Call(String player, String route, String key, String fingerprint) {}

  /**
   * Acts, or gives the answer of the first time. The caller holds the player's lock, so the second
   * of two equal requests waits until the first is done.
   */
  public <T> Uni<T> once(
      Mutiny.Session session, Optional<Call> call, Class<T> type, Supplier<Uni<T>> act) {
    return call.map(
            repeatable ->
                earlier(session, repeatable)
                    .chain(
                        reply ->
                            reply.isPresent()
                                ? Uni.createFrom().item(() -> read(reply.get(), type))
                                : act.get()
                                    .call(answer -> keep(session, repeatable, write(answer)))))
        .orElseGet(act);
  }

  /** Forgets old answers. */
  public Uni<Integer> forget(Mutiny.Session session, Instant before) {
    return session
        .createNativeQuery("delete from reply where given_at < :before")
        .setParameter("before", before)
        .executeUpdate();
  }

  private static Uni<Optional<String>> earlier(Mutiny.Session session, Call call) {
    return session
        .createNativeQuery(
            "select fingerprint, body from reply"
                + " where player = :player and route = :route and key = :key",
            Object[].class)
        .setParameter("player", call.player())
        .setParameter("route", call.route())
        .setParameter("key", call.key())
        .getSingleResultOrNull()
        .map(row -> Optional.ofNullable(row).map(known -> same(call, known)));
  }

  private static String same(Call call, Object[] row) {
    if (!call.fingerprint().equals(row[0])) {
      throw new Refused(
          Objection.invalid(
              "idempotency-key-reused", "This Idempotency-Key stood for another request."));
    }
    return (String) row[1];
  }

  private Uni<Void> keep(Mutiny.Session session, Call call, String body) {
    return session
        .createNativeQuery(
            "insert into reply (player, route, key, fingerprint, body, given_at)"
                + " values (:player, :route, :key, :fingerprint, :body, :now)")
        .setParameter("player", call.player())
        .setParameter("route", call.route())
        .setParameter("key", call.key())
        .setParameter("fingerprint", call.fingerprint())
        .setParameter("body", body)
        .setParameter("now", clock.instant())
        .executeUpdate()
        .replaceWithVoid();
  }

  private String write(Object answer) {
    try {
      return json.writeValueAsString(answer);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException(broken);
    }
  }

  private <T> T read(String body, Class<T> type) {
    try {
      return json.readValue(body, type);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException(broken);
    }
  }
}
