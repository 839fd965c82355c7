package org.inwoarena.gateway.match;

import io.smallrye.common.annotation.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.inwoarena.kit.messaging.InvalidMessage;
import org.jboss.logging.Logger;

/**
 * Reads {@code game-views} in order. Every gateway reads all of it, each in a group of its own, and
 * looks only into records of matches that somebody here is connected to.
 */
@ApplicationScoped
class ViewFeed {

  private static final Logger LOG = Logger.getLogger(ViewFeed.class);

  private final MatchHub hub;
  private final ViewReader reader;

  ViewFeed(MatchHub hub, ViewReader reader) {
    this.hub = hub;
    this.reader = reader;
  }

  @Blocking
  @Incoming("game-views")
  void on(ConsumerRecords<String, byte[]> batch) {
    for (ConsumerRecord<String, byte[]> record : batch) {
      if (record.key() != null && record.value() != null && hub.watched(record.key())) {
        deliver(record);
      }
    }
  }

  /** An unreadable record is game-service's to explain; the viewers see a gap and fetch it. */
  private void deliver(ConsumerRecord<String, byte[]> record) {
    try {
      hub.deliver(record.key(), reader.record(record.value()));
    } catch (InvalidMessage broken) {
      LOG.errorf("game-views-%d@%d: %s", record.partition(), record.offset(), broken.getMessage());
    }
  }
}
