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
import org.inwoarena.game.store.DeadlineStore;
import org.inwoarena.game.store.DeadlineStore.Due;
import org.inwoarena.kit.messaging.OnContext;

/**
 * Looks for prompts and rounds whose time is up and says so through the command topic, where the
 * answer may already be waiting. Games end without any client.
 */
@ApplicationScoped
class DeadlineScan {

  private static final Duration SEND_AGAIN = Duration.ofSeconds(10);

  private final Mutiny.SessionFactory sessions;
  private final DeadlineStore deadlines;
  private final OwnCommands commands;
  private final Clock clock;
  private final Duration slack;

  DeadlineScan(
      Mutiny.SessionFactory sessions,
      DeadlineStore deadlines,
      OwnCommands commands,
      Clock clock,
      @ConfigProperty(name = "arena.time-out.slack") Duration slack) {
    this.sessions = sessions;
    this.deadlines = deadlines;
    this.commands = commands;
    this.clock = clock;
    this.slack = slack;
  }

  @Scheduled(
      identity = "deadline-scan",
      every = "1s",
      delayed = "2s",
      skipExecutionIf = Scheduled.ApplicationNotRunning.class,
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  Uni<Void> scan() {
    return sessions.withTransaction(
        session ->
            deadlines
                .claimScan(session)
                .chain(mine -> mine ? scan(session) : Uni.createFrom().voidItem()));
  }

  private Uni<Void> scan(Mutiny.Session session) {
    var now = clock.instant();
    return deadlines
        .take(session, now.minus(slack), now.minus(SEND_AGAIN), now)
        .chain(due -> due.isEmpty() ? Uni.createFrom().voidItem() : OnContext.stay(send(due, now)));
  }

  private Uni<Void> send(List<Due> due, Instant now) {
    return Uni.join()
        .all(due.stream().map(one -> commands.timeUp(one, now)).toList())
        .andFailFast()
        .replaceWithVoid();
  }
}
