package org.inwoarena.deck.api;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.awaitility.Awaitility;
import org.eclipse.microprofile.config.ConfigProvider;
import org.inwoarena.contracts.DeckRegistered;
import org.inwoarena.contracts.Json;
import org.inwoarena.contracts.Topics;

/** Reads {@code deck-registered} from its beginning. */
final class RegisteredTopic implements AutoCloseable {

  private final KafkaConsumer<String, byte[]> consumer;
  private final List<ConsumerRecord<String, byte[]>> read = new ArrayList<>();

  RegisteredTopic() {
    var servers = ConfigProvider.getConfig().getValue("kafka.bootstrap.servers", String.class);
    consumer =
        new KafkaConsumer<>(
            Map.of("bootstrap.servers", servers),
            new StringDeserializer(),
            new ByteArrayDeserializer());
    var partitions =
        consumer.partitionsFor(Topics.DECK_REGISTERED).stream()
            .map(info -> new TopicPartition(info.topic(), info.partition()))
            .toList();
    consumer.assign(partitions);
    consumer.seekToBeginning(partitions);
  }

  /** Reads until a message fits, and then to the end of all partitions. */
  List<DeckRegistered> until(Predicate<DeckRegistered> fits) {
    Awaitility.await()
        .atMost(Duration.ofSeconds(30))
        .until(
            () -> {
              poll();
              return messages().stream().anyMatch(fits);
            });
    var ends = consumer.endOffsets(consumer.assignment());
    Awaitility.await()
        .atMost(Duration.ofSeconds(30))
        .until(
            () -> {
              poll();
              return ends.entrySet().stream()
                  .allMatch(end -> consumer.position(end.getKey()) >= end.getValue());
            });
    return messages();
  }

  List<String> raw() {
    return read.stream().map(r -> new String(r.value(), StandardCharsets.UTF_8)).toList();
  }

  List<String> types() {
    return read.stream()
        .map(r -> new String(r.headers().lastHeader("ce_type").value(), StandardCharsets.UTF_8))
        .toList();
  }

  @Override
  public void close() {
    consumer.close();
  }

  private void poll() {
    consumer.poll(Duration.ofMillis(200)).forEach(read::add);
  }

  private List<DeckRegistered> messages() {
    return read.stream().map(RegisteredTopic::decoded).toList();
  }

  private static DeckRegistered decoded(ConsumerRecord<String, byte[]> record) {
    try {
      return Json.mapper().readValue(record.value(), DeckRegistered.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
