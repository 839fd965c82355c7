package org.inwoarena.game.hosting;

import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.game.store.FrameStore;
import org.inwoarena.kit.messaging.OnContext;

/**
 * Publishes what a crash left between commit and publication. One sweeper per shard at a time; what
 * it sends twice carries the same number and is recognised by it.
 */
@ApplicationScoped
class Sweeper {

  private static final int AT_ONCE = 500;

  private final Mutiny.SessionFactory sessions;
  private final FrameStore frames;
  private final Publisher publisher;
  private final Telling telling;
  private final Clock clock;
  private final Duration after;

  Sweeper(
      Mutiny.SessionFactory sessions,
      FrameStore frames,
      Publisher publisher,
      Telling telling,
      Clock clock,
      @ConfigProperty(name = "arena.sweep.after") Duration after) {
    this.sessions = sessions;
    this.frames = frames;
    this.publisher = publisher;
    this.telling = telling;
    this.clock = clock;
    this.after = after;
  }

  @Scheduled(
      identity = "frame-sweep",
      every = "2s",
      delayed = "2s",
      skipExecutionIf = Scheduled.ApplicationNotRunning.class,
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  Uni<Void> sweep() {
    var before = clock.instant().minus(after);
    return sessions
        .withTransaction(session -> frames.shardsLeftBehind(session, before))
        .chain(shards -> InOrder.each(shards, shard -> sweep(shard, before)));
  }

  private Uni<Void> sweep(int shard, Instant before) {
    return sessions.withTransaction(
        session ->
            frames
                .claimSweep(session, shard)
                .chain(
                    mine -> mine ? publish(session, shard, before) : Uni.createFrom().voidItem()));
  }

  private Uni<Void> publish(Mutiny.Session session, int shard, Instant before) {
    return frames
        .unpublished(session, shard, before, AT_ONCE)
        .map(left -> left.stream().<Outgoing>map(Outgoing.Stored::new).toList())
        .chain(left -> publish(session, left));
  }

  private Uni<Void> publish(Mutiny.Session session, List<Outgoing> left) {
    return left.isEmpty()
        ? Uni.createFrom().voidItem()
        : OnContext.stay(publisher.send(left))
            .chain(() -> telling.mark(session, Telling.newest(left)));
  }
}
