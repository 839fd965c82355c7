package org.inwoarena.gateway.notice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.smallrye.common.annotation.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.inwoarena.contracts.Json;
import org.inwoarena.gateway.socket.Frames;
import org.jboss.logging.Logger;

/** Reads {@code player-notices}; a notice reaches the sockets of its player and nobody else's. */
@ApplicationScoped
class NoticeFeed {

  private static final Logger LOG = Logger.getLogger(NoticeFeed.class);

  private final JsonMapper json = Json.mapper();
  private final NoticeHub hub;
  private final Frames frames;

  NoticeFeed(NoticeHub hub, Frames frames) {
    this.hub = hub;
    this.frames = frames;
  }

  @Blocking
  @Incoming("player-notices")
  void on(ConsumerRecords<String, byte[]> batch) {
    for (ConsumerRecord<String, byte[]> record : batch) {
      if (record.key() != null && record.value() != null && hub.listening(record.key())) {
        deliver(record);
      }
    }
  }

  private void deliver(ConsumerRecord<String, byte[]> record) {
    try {
      JsonNode notice = json.readTree(record.value());
      if (notice.path("player").asText().equals(record.key())) {
        hub.deliver(record.key(), frames.frame("notice", notice));
      } else {
        LOG.errorf("player-notices-%d@%d: not its key's", record.partition(), record.offset());
      }
    } catch (IOException broken) {
      LOG.errorf("player-notices-%d@%d: %s", record.partition(), record.offset(), broken);
    }
  }
}
