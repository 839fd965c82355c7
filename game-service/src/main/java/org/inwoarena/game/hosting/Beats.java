package org.inwoarena.game.hosting;

import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.stream.IntStream;
import org.inwoarena.contracts.Topics;

/**
 * A beat through every partition of the command topic, so that silence means an outage and not that
 * nobody plays. Every instance beats; more beats than needed do no harm.
 */
@ApplicationScoped
class Beats {

  private final OwnCommands commands;
  private final Clock clock;

  Beats(OwnCommands commands, Clock clock) {
    this.commands = commands;
    this.clock = clock;
  }

  @Scheduled(
      identity = "beats",
      every = "{arena.beats.every}",
      delayed = "2s",
      skipExecutionIf = Scheduled.ApplicationNotRunning.class,
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  Uni<Void> beat() {
    var now = clock.instant();
    var beats =
        IntStream.range(0, Topics.MATCH_PARTITIONS)
            .mapToObj(partition -> commands.beat(partition, now))
            .toList();
    return Uni.join().all(beats).andCollectFailures().replaceWithVoid();
  }
}
