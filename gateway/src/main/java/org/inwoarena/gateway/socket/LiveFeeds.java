package org.inwoarena.gateway.socket;

import io.smallrye.common.annotation.Identifier;
import io.smallrye.reactive.messaging.kafka.KafkaConsumerRebalanceListener;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.inwoarena.contracts.Topics;
import org.jboss.logging.Logger;

/**
 * Knows from when on nothing live is missed. Each gateway reads its topics from the end; where the
 * end was is settled here, before the first socket opens: what is older is in the snapshot, what is
 * newer comes live.
 */
@ApplicationScoped
@Identifier("live-feeds")
public class LiveFeeds implements KafkaConsumerRebalanceListener {

  private static final Logger LOG = Logger.getLogger(LiveFeeds.class);
  private static final Set<String> NEEDED = Set.of(Topics.GAME_VIEWS, Topics.PLAYER_NOTICES);
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final Set<String> settled = ConcurrentHashMap.newKeySet();

  @Override
  public void onPartitionsAssigned(Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
    try {
      partitions.forEach(partition -> consumer.position(partition, PATIENCE));
    } catch (KafkaException unsettled) {
      // The consumer settles it later; a part missed meanwhile shows as a gap.
      LOG.warnf("where %s ends is not settled yet: %s", partitions, unsettled);
    }
    partitions.forEach(partition -> settled.add(partition.topic()));
  }

  /** Whether every topic is read. */
  public boolean ready() {
    return settled.containsAll(NEEDED);
  }
}
