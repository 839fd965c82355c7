package org.inwoarena.rating;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.internals.BuiltInPartitioner;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.inwoarena.contracts.Json;
import org.inwoarena.contracts.Message;

/** The other services' side of Kafka: sends what they would, reads what they would. */
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

  /** Sends a message as a new CloudEvent. */
  void send(Message message) throws Exception {
    send(message, UUID.randomUUID().toString());
  }

  /** Sends a message under an event id of the test's choice. */
  void send(Message message, String eventId) throws Exception {
    var value = Json.mapper().writeValueAsBytes(message);
    var event = new ProducerRecord<>(message.topic(), message.key(), value);
    header(event, "ce_id", eventId);
    header(event, "ce_type", message.type());
    header(event, "ce_source", "/test");
    header(event, "ce_specversion", "1.0");
    producer.send(event).get();
  }

  private static void header(ProducerRecord<String, byte[]> event, String name, String value) {
    event.headers().add(name, value.getBytes(StandardCharsets.UTF_8));
  }

  /** The partition a message goes to. */
  int partition(Message message) {
    var key = message.key().getBytes(StandardCharsets.UTF_8);
    return BuiltInPartitioner.partitionForKey(key, producer.partitionsFor(message.topic()).size());
  }

  /** Everything a topic holds now, as messages of this type. */
  <M extends Message> List<M> messages(String topic, Class<M> type) {
    return read(topic).stream().map(event -> read(event.value(), type)).toList();
  }

  private static <M> M read(byte[] value, Class<M> type) {
    try {
      return Json.mapper().readValue(value, type);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Everything a topic holds now. */
  List<ConsumerRecord<String, byte[]>> read(String topic) {
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

  @Override
  public void close() {
    producer.close();
  }
}
