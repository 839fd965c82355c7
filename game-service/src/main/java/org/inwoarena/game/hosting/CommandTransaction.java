package org.inwoarena.game.hosting;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.game.clock.Outage;
import org.inwoarena.game.store.ShardStore;

/**
 * One transaction for a polled batch: outages first, then every record in order. Memory follows
 * only what was committed.
 */
@ApplicationScoped
public class CommandTransaction {

  private final Mutiny.SessionFactory sessions;
  private final Clock clock;
  private final ShardStore shards;
  private final ClockCommands clocks;
  private final CommandHandler handler;
  private final MatchCache cache;
  private final Duration outageGap;

  CommandTransaction(
      Mutiny.SessionFactory sessions,
      Clock clock,
      ShardStore shards,
      ClockCommands clocks,
      CommandHandler handler,
      MatchCache cache,
      @ConfigProperty(name = "arena.outage.gap") Duration outageGap) {
    this.sessions = sessions;
    this.clock = clock;
    this.shards = shards;
    this.clocks = clocks;
    this.handler = handler;
    this.cache = cache;
    this.outageGap = outageGap;
  }

  /** Handles the records; what is returned is committed and must be told. */
  public Uni<List<Outgoing>> run(Iterable<ConsumerRecord<String, byte[]>> records) {
    return sessions
        .withTransaction(
            session -> {
              var run = new BatchRun(session, clock.instant());
              return credit(run, records).chain(() -> handle(run, records)).replaceWith(run);
            })
        .invoke(run -> run.matches().forEach(cache::put))
        .map(BatchRun::outgoing);
  }

  private Uni<Void> credit(BatchRun run, Iterable<ConsumerRecord<String, byte[]>> records) {
    var partitions = new TreeSet<Integer>();
    records.forEach(record -> partitions.add(record.partition()));
    return shards
        .alive(run.session(), partitions, run.now(), outageGap)
        .chain(
            outages ->
                InOrder.each(
                    outages.entrySet(), entry -> credit(run, entry.getKey(), entry.getValue())));
  }

  private Uni<Void> credit(BatchRun run, int shard, Outage outage) {
    return shards
        .running(run.session(), shard)
        .chain(matches -> InOrder.each(matches, matchId -> clocks.credit(run, matchId, outage)));
  }

  private Uni<Void> handle(BatchRun run, Iterable<ConsumerRecord<String, byte[]>> records) {
    return InOrder.each(records, record -> handler.handle(run, record));
  }
}
