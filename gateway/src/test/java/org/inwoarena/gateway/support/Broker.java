package org.inwoarena.gateway.support;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.ConfigProvider;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.Json;
import org.inwoarena.contracts.Message;
import org.inwoarena.contracts.Topics;

/** The other side of Kafka: what game-service and matchmaking-service write and read. */
public final class Broker implements AutoCloseable {

  private final String servers =
      ConfigProvider.getConfig().getValue("kafka.bootstrap.servers", String.class);
  private final KafkaProducer<String, byte[]> producer =
      new KafkaProducer<>(
          Map.of("bootstrap.servers", servers, "max.request.size", 2_000_000),
          new StringSerializer(),
          new ByteArraySerializer());

  /** Publishes a message; it is on its topic when this returns. */
  public void publish(Message message) {
    try {
      publish(message.topic(), message.key(), Json.mapper().writeValueAsBytes(message));
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Publishes bytes. */
  public void publish(String topic, String key, byte[] value) {
    var unused = producer.send(new ProducerRecord<>(topic, key, value));
    producer.flush();
  }

  /** All commands of one match that the gateway wrote so far. */
  public List<ConsumerRecord<String, byte[]>> commandRecords(String matchId) {
    try (var consumer =
        new KafkaConsumer<>(
            Map.of("bootstrap.servers", servers, "auto.offset.reset", "earliest"),
            new StringDeserializer(),
            new ByteArrayDeserializer())) {
      var partitions =
          consumer.partitionsFor(Topics.GAME_COMMANDS).stream()
              .map(p -> new TopicPartition(p.topic(), p.partition()))
              .toList();
      consumer.assign(partitions);
      var ends = consumer.endOffsets(partitions);
      var found = new ArrayList<ConsumerRecord<String, byte[]>>();
      while (partitions.stream().anyMatch(p -> consumer.position(p) < ends.get(p))) {
        consumer.poll(Duration.ofMillis(100)).forEach(found::add);
      }
      return found.stream().filter(r -> r.key().equals(matchId)).toList();
    }
  }

  /** The same, read. */
  public List<GameCommand> commands(String matchId) {
    return commandRecords(matchId).stream().map(r -> read(r.value())).toList();
  }

  private static GameCommand read(byte[] value) {
    try {
      return Json.mapper().readValue(value, GameCommand.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
