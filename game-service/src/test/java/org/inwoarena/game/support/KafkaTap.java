package org.inwoarena.game.support;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
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

/** Writes to Kafka as gateway and matchmaking do and keeps everything it reads. */
public final class KafkaTap implements AutoCloseable {

  private final KafkaProducer<String, byte[]> producer;
  private final Map<String, List<ConsumerRecord<String, byte[]>>> seen = new ConcurrentHashMap<>();
  private final Thread reader;
  private volatile boolean open = true;

  public KafkaTap(String servers, List<String> topics) {
    producer =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", servers, "acks", "all"),
            new StringSerializer(),
            new ByteArraySerializer());
    reader = new Thread(() -> read(servers, topics), "kafka-tap");
    reader.start();
  }

  private void read(String servers, List<String> topics) {
    try (var consumer =
        new KafkaConsumer<>(
            Map.<String, Object>of("bootstrap.servers", servers),
            new StringDeserializer(),
            new ByteArrayDeserializer())) {
      var partitions =
          topics.stream()
              .flatMap(topic -> consumer.partitionsFor(topic).stream())
              .map(info -> new TopicPartition(info.topic(), info.partition()))
              .toList();
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      while (open) {
        consumer.poll(Duration.ofMillis(50)).forEach(this::keep);
      }
    }
  }

  private void keep(ConsumerRecord<String, byte[]> record) {
    seen.computeIfAbsent(
            record.topic() + " " + record.key(),
            place -> Collections.synchronizedList(new ArrayList<>()))
        .add(record);
  }

  /** Sends a message under its own key. */
  public void send(Message message) {
    try {
      raw(message.topic(), message.key(), Json.mapper().writeValueAsBytes(message));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Sends any bytes. */
  public void raw(String topic, String key, byte[] value) {
    try {
      producer.send(new ProducerRecord<>(topic, key, value)).get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What has been read of a key on a topic, in order. */
  public List<ConsumerRecord<String, byte[]>> of(String topic, String key) {
    return of(topic, key, 0);
  }

  /** The same without the first ones. */
  public List<ConsumerRecord<String, byte[]>> of(String topic, String key, int skipped) {
    var all = seen.getOrDefault(topic + " " + key, Collections.synchronizedList(new ArrayList<>()));
    synchronized (all) {
      return List.copyOf(all.subList(skipped, all.size()));
    }
  }

  /** The same as text. */
  public List<String> textOf(String topic, String key) {
    return of(topic, key).stream()
        .map(record -> new String(record.value(), StandardCharsets.UTF_8))
        .toList();
  }

  /** The same as messages. */
  public <M> List<M> of(String topic, String key, Class<M> type) {
    return of(topic, key).stream().map(record -> decode(record.value(), type)).toList();
  }

  static <M> M decode(byte[] value, Class<M> type) {
    try {
      return Json.mapper().readValue(value, type);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    open = false;
    producer.close();
    try {
      reader.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
