package org.inwoarena.matchmaking;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
import org.inwoarena.contracts.Json;
import org.inwoarena.contracts.Message;

/** The other services' side of Kafka: says what they would, hears what they would. */
final class Bus implements AutoCloseable {

  private final String bootstrap;
  private final KafkaProducer<String, byte[]> producer;

  Bus(String bootstrap) {
    this.bootstrap = bootstrap;
    this.producer =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", bootstrap, "linger.ms", "0"),
            new StringSerializer(),
            new ByteArraySerializer());
  }

  /** Says a message as a CloudEvent with this id. */
  void say(Message message, String eventId) {
    try {
      var value = Json.mapper().writeValueAsBytes(message);
      var event = new ProducerRecord<>(message.topic(), message.key(), value);
      event.headers().add("ce_id", eventId.getBytes(StandardCharsets.UTF_8));
      event.headers().add("ce_type", message.type().getBytes(StandardCharsets.UTF_8));
      producer.send(event).get();
    } catch (Exception failure) {
      throw new IllegalStateException(failure);
    }
  }

  /** Everything a topic holds now, as messages of this type. */
  <M extends Message> List<M> heard(String topic, Class<M> type) {
    return records(topic).stream().map(event -> read(event.value(), type)).toList();
  }

  /** Everything a topic holds now. */
  List<ConsumerRecord<String, byte[]>> records(String topic) {
    try (var consumer =
        new KafkaConsumer<>(
            Map.<String, Object>of("bootstrap.servers", bootstrap),
            new StringDeserializer(),
            new ByteArrayDeserializer())) {
      var partitions =
          consumer.partitionsFor(topic).stream()
              .map(p -> new TopicPartition(p.topic(), p.partition()))
              .toList();
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      var ends = consumer.endOffsets(partitions);
      var records = new ArrayList<ConsumerRecord<String, byte[]>>();
      while (ends.entrySet().stream().anyMatch(e -> consumer.position(e.getKey()) < e.getValue())) {
        consumer.poll(Duration.ofMillis(200)).forEach(records::add);
      }
      return records;
    }
  }

  private static <M> M read(byte[] value, Class<M> type) {
    try {
      return Json.mapper().readValue(value, type);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
