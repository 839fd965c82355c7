package org.inwoarena.kit.messaging;

import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.eclipse.microprofile.reactive.messaging.Metadata;

/** Wraps JSON as a CloudEvent in binary mode for Kafka. */
public final class CloudEvents {

  private CloudEvents() {}

  /**
   * A Kafka message with CloudEvent headers.
   *
   * @param source the service that speaks
   */
  public static Message<byte[]> message(
      String id, String source, String type, Instant time, String topic, String key, byte[] json) {
    var headers = new RecordHeaders();
    add(headers, "ce_specversion", "1.0");
    add(headers, "ce_id", id);
    add(headers, "ce_source", "/" + source);
    add(headers, "ce_type", type);
    add(headers, "ce_time", time.toString());
    add(headers, "content-type", "application/json");
    var metadata =
        OutgoingKafkaRecordMetadata.<String>builder()
            .withTopic(topic)
            .withKey(key)
            .withHeaders(headers)
            .build();
    return Message.of(json, Metadata.of(metadata), () -> CompletableFuture.completedFuture(null));
  }

  private static void add(RecordHeaders headers, String name, String value) {
    headers.add(name, value.getBytes(StandardCharsets.UTF_8));
  }
}
