package org.inwoarena.kit.outbox;

import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.kit.messaging.CloudEvents;
import org.inwoarena.kit.messaging.OnContext;
import org.jboss.logging.Logger;

/**
 * Publishes outbox rows in the order they were added and deletes them once Kafka has them. One
 * instance at a time: a transaction-level advisory lock keeps the order with several instances, and
 * goes with the transaction if the instance dies.
 */
@ApplicationScoped
public class OutboxRelay {

  private static final Logger LOG = Logger.getLogger(OutboxRelay.class);
  private static final int AT_ONCE = 200;

  private final Mutiny.SessionFactory sessions;
  private final Vertx vertx;
  private final MutinyEmitter<byte[]> emitter;
  private final String source;
  private final AtomicBoolean running = new AtomicBoolean();
  private final AtomicBoolean again = new AtomicBoolean();

  OutboxRelay(
      Mutiny.SessionFactory sessions,
      Vertx vertx,
      @Channel("outbox") @OnOverflow(OnOverflow.Strategy.UNBOUNDED_BUFFER)
          MutinyEmitter<byte[]> emitter,
      @ConfigProperty(name = "quarkus.application.name") String source) {
    this.sessions = sessions;
    this.vertx = vertx;
    this.emitter = emitter;
    this.source = source;
  }

  /** A row on its way; never compared. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Row(
      long id, String messageId, String topic, String key, String type, byte[] json, Instant at) {
    static Row of(Object[] columns) {
      return new Row(
          ((Number) columns[0]).longValue(),
          ((UUID) columns[1]).toString(),
          (String) columns[2],
          (String) columns[3],
          (String) columns[4],
          (byte[]) columns[5],
          columns[6] instanceof OffsetDateTime time ? time.toInstant() : (Instant) columns[6]);
    }
  }

  /** Starts a run unless one is under way; that one then looks again before it ends. */
  void nudge() {
    again.set(true);
    if (running.compareAndSet(false, true)) {
      OnContext.fresh(vertx, this::drain)
          .subscribe()
          .with(done -> finished(), failure -> failed(failure));
    }
  }

  @Scheduled(
      identity = "outbox-sweep",
      every = "{arena.outbox.sweep:2s}",
      delayed = "2s",
      skipExecutionIf = Scheduled.ApplicationNotRunning.class,
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  void sweep() {
    nudge();
  }

  private void finished() {
    running.set(false);
    if (again.get()) {
      nudge();
    }
  }

  /** The sweep comes again in a moment; trying at once would only spin. */
  private void failed(Throwable failure) {
    LOG.warn("outbox not published, next sweep tries again", failure);
    running.set(false);
  }

  private Uni<Void> drain() {
    again.set(false);
    return publishSome().chain(count -> count == AT_ONCE ? drain() : Uni.createFrom().voidItem());
  }

  private Uni<Integer> publishSome() {
    return sessions.withTransaction(
        session ->
            session
                .createNativeQuery(
                    "select pg_try_advisory_xact_lock(hashtext(current_schema() || '.outbox'))",
                    Boolean.class)
                .getSingleResult()
                .chain(mine -> mine ? publishLocked(session) : Uni.createFrom().item(0)));
  }

  private Uni<Integer> publishLocked(Mutiny.Session session) {
    return session
        .createNativeQuery(
            "select id, message_id, topic, record_key, type, payload, created_at"
                + " from outbox order by id limit "
                + AT_ONCE,
            Object[].class)
        .getResultList()
        .map(rows -> rows.stream().map(Row::of).toList())
        .chain(
            rows ->
                rows.isEmpty()
                    ? Uni.createFrom().item(0)
                    : OnContext.stay(send(rows)).chain(() -> delete(session, rows)));
  }

  /** All rows are handed to the producer in order; it keeps their order per partition. */
  private Uni<Void> send(List<Row> rows) {
    var sent =
        rows.stream()
            .map(
                row ->
                    emitter.sendMessage(
                        CloudEvents.message(
                            row.messageId(),
                            source,
                            row.type(),
                            row.at(),
                            row.topic(),
                            row.key(),
                            row.json())))
            .toList();
    return Uni.join().all(sent).andFailFast().replaceWithVoid();
  }

  private static Uni<Integer> delete(Mutiny.Session session, List<Row> rows) {
    return session
        .createNativeQuery("delete from outbox where id in (:ids)")
        .setParameter("ids", rows.stream().map(Row::id).toList())
        .executeUpdate();
  }
}
