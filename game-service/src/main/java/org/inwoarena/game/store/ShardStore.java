package org.inwoarena.game.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.kafka.clients.producer.internals.BuiltInPartitioner;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.Topics;
import org.inwoarena.game.clock.Outage;

/** Signs of life per shard, and which matches live there. */
@ApplicationScoped
public class ShardStore {

  /** The partition of a match on every match topic: what Kafka's own partitioner says. */
  public static int shardOf(String matchId) {
    return BuiltInPartitioner.partitionForKey(
        matchId.getBytes(StandardCharsets.UTF_8), Topics.MATCH_PARTITIONS);
  }

  /**
   * Notes that shards are alive. Their rows stay locked until the transaction ends, so that an
   * owner that was replaced waits for its successor.
   *
   * @return the outages that end with this sign, by shard
   */
  public Uni<SortedMap<Integer, Outage>> alive(
      Mutiny.Session session, Collection<Integer> shards, Instant now, Duration gap) {
    return session
        .createNativeQuery(
            "select shard, alive_at from shard where shard in (:shards)"
                + " order by shard for update",
            Object[].class)
        .setParameter("shards", shards)
        .getResultList()
        .chain(rows -> touch(session, shards, now).replaceWith(outages(rows, now, gap)));
  }

  private static Uni<Integer> touch(
      Mutiny.Session session, Collection<Integer> shards, Instant now) {
    return session
        .createNativeQuery("update shard set alive_at = :now where shard in (:shards)")
        .setParameter("now", now)
        .setParameter("shards", shards)
        .executeUpdate();
  }

  private static SortedMap<Integer, Outage> outages(
      List<Object[]> rows, Instant now, Duration gap) {
    var outages = new TreeMap<Integer, Outage>();
    for (var row : rows) {
      instant(row[1])
          .filter(last -> last.plus(gap).isBefore(now))
          .ifPresent(last -> outages.put(((Number) row[0]).intValue(), new Outage(last, now)));
    }
    return outages;
  }

  private static Optional<Instant> instant(Object column) {
    return switch (column) {
      case null -> Optional.empty();
      case OffsetDateTime time -> Optional.of(time.toInstant().truncatedTo(ChronoUnit.MILLIS));
      case Instant instant -> Optional.of(instant.truncatedTo(ChronoUnit.MILLIS));
      default -> throw new IllegalStateException("not a time: " + column.getClass());
    };
  }

  /** The running matches of a shard. */
  public Uni<List<String>> running(Mutiny.Session session, int shard) {
    return session
        .createSelectionQuery(
            "select matchId from MatchRow where shard = :shard and state = 'running'"
                + " order by matchId",
            String.class)
        .setParameter("shard", shard)
        .getResultList();
  }
}
