package org.inwoarena.kit.messaging;

import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.eclipse.microprofile.reactive.messaging.Metadata;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.jboss.logging.Logger;

/** Puts aside what cannot be decoded or is invalid, with the reason and where it came from. */
@ApplicationScoped
public class DeadLetters {

  private static final Logger LOG = Logger.getLogger(DeadLetters.class);

  private static final int MOST_BYTES = 512 * 1024;

  private final MutinyEmitter<byte[]> emitter;

  DeadLetters(
      @Channel("dead-letters") @OnOverflow(OnOverflow.Strategy.UNBOUNDED_BUFFER)
          MutinyEmitter<byte[]> emitter) {
    this.emitter = emitter;
  }

  /** Sends the record to its topic's dead letters; done when Kafka has it. */
  public Uni<Void> put(ConsumerRecord<String, byte[]> record, String reason) {
    LOG.warnf(
        "dead letter: %s-%d@%d: %s", record.topic(), record.partition(), record.offset(), reason);
    var headers = new RecordHeaders(record.headers().toArray());
    add(headers, "dead-letter-reason", reason);
    add(headers, "dead-letter-topic", record.topic());
    add(headers, "dead-letter-partition", Integer.toString(record.partition()));
    add(headers, "dead-letter-offset", Long.toString(record.offset()));
    var metadata =
        OutgoingKafkaRecordMetadata.<String>builder()
            .withTopic(record.topic() + "-dead-letters")
            .withKey(record.key())
            .withHeaders(headers)
            .build();
    var value = fitting(record, headers);
    return OnContext.stay(emitter.sendMessage(Message.of(value, Metadata.of(metadata))));
  }

  /** A value near Kafka's limit would not fit beside the new headers and come back for ever. */
  private static byte[] fitting(ConsumerRecord<String, byte[]> record, RecordHeaders headers) {
    var value = record.value() == null ? new byte[0] : record.value();
    if (value.length <= MOST_BYTES) {
      return value;
    }
    add(headers, "dead-letter-cut-from", Integer.toString(value.length));
    return Arrays.copyOf(value, MOST_BYTES);
  }

  private static void add(RecordHeaders headers, String name, String value) {
    headers.add(name, value.getBytes(StandardCharsets.UTF_8));
  }
}
