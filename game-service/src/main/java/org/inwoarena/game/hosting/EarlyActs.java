package org.inwoarena.game.hosting;

import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.game.store.EarlyActStore;
import org.inwoarena.kit.messaging.OnContext;

/**
 * Sends acts that came before their match through the command topic again, once it has begun. Two
 * instances may both send one: a repeat does nothing.
 */
@ApplicationScoped
class EarlyActs {

  private static final int AT_ONCE = 500;
  private static final Duration GIVEN_UP_AFTER = Duration.ofDays(1);

  private final Mutiny.SessionFactory sessions;
  private final EarlyActStore store;
  private final OwnCommands commands;
  private final Clock clock;

  EarlyActs(
      Mutiny.SessionFactory sessions, EarlyActStore store, OwnCommands commands, Clock clock) {
    this.sessions = sessions;
    this.store = store;
    this.commands = commands;
    this.clock = clock;
  }

  @Scheduled(
      identity = "early-acts",
      every = "1s",
      delayed = "2s",
      skipExecutionIf = Scheduled.ApplicationNotRunning.class,
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  Uni<Void> send() {
    return sessions
        .withTransaction(
            session ->
                store
                    .forgetBefore(session, clock.instant().minus(GIVEN_UP_AFTER))
                    .chain(() -> store.due(session, AT_ONCE)))
        .chain(due -> due.isEmpty() ? Uni.createFrom().voidItem() : OnContext.stay(send(due)));
  }

  private Uni<Void> send(List<GameCommand> due) {
    return Uni.join()
        .all(due.stream().map(commands::again).toList())
        .andFailFast()
        .replaceWithVoid();
  }
}
