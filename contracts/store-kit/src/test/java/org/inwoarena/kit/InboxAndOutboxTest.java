package org.inwoarena.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.Json;
import org.inwoarena.contracts.PlayerChanged;
import org.inwoarena.contracts.PlayerNotice;
import org.inwoarena.contracts.Topics;
import org.inwoarena.kit.inbox.Inbox;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.kit.outbox.Outbox;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.Test;

/** Duties 25, 26, 27 and 31: at least once on the wire, once in effect, in order, never lost. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "kit"))
class InboxAndOutboxTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @Inject Mutiny.SessionFactory sessions;
  @Inject Outbox outbox;
  @Inject Inbox inbox;
  @Inject Vertx vertx;
  @Inject PlayersConsumer consumer;

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String kafka;

  @Test
  void messagesLeaveInTheOrderTheyWereAdded() {
    var player = UUID.randomUUID().toString();
    inTransaction(
        session -> inOrder(450, i -> outbox.add(session, notice(player, Integer.toString(i)))));
    outbox.nudge();

    var ids = new ArrayList<String>();
    for (var record : read(Topics.PLAYER_NOTICES, player, 450)) {
      ids.add(noticeId(record));
      assertThat(header(record, "ce_type")).isEqualTo("org.inwoarena.player-notice.v1");
      assertThat(header(record, "ce_source")).isEqualTo("/kit-test");
    }
    assertThat(ids).isEqualTo(IntStream.range(0, 450).mapToObj(Integer::toString).toList());
    await().atMost(PATIENCE).until(() -> count("outbox") == 0);
  }

  @Test
  void duty26WhatIsRolledBackIsNotPublished() {
    var player = UUID.randomUUID().toString();
    assertThatThrownBy(
            () ->
                inTransaction(
                    session ->
                        outbox
                            .add(session, notice(player, "lost"))
                            .chain(() -> Uni.createFrom().failure(new IllegalStateException()))))
        .isInstanceOf(IllegalStateException.class);
    inTransaction(session -> outbox.add(session, notice(player, "kept")));
    outbox.nudge();

    assertThat(read(Topics.PLAYER_NOTICES, player, 1))
        .extracting(this::noticeId)
        .containsExactly("kept");
  }

  @Test
  void duty25AMessageTakesEffectOnceHoweverOftenItComes() throws Exception {
    var player = UUID.randomUUID().toString();
    send(player, "id-1-" + player, changed(player, "first"));
    send(player, "id-1-" + player, changed(player, "first"));
    send(player, "id-2-" + player, changed(player, "second"));

    await().atMost(PATIENCE).until(() -> handles(player).contains("second"));
    assertThat(handles(player)).containsExactly("first", "second");
  }

  @Test
  void duty31WhatOneConsumerHasHandledIsStillNewToAnother() {
    var message = UUID.randomUUID().toString();

    assertThat(isFirstTime("ratings", message)).isTrue();
    assertThat(isFirstTime("ratings", message)).isFalse();
    assertThat(isFirstTime("standings", message)).isTrue();
  }

  private boolean isFirstTime(String name, String message) {
    return inTransaction(session -> inbox.firstTime(session, name, message));
  }

  @Test
  void whatCannotBeReadOrDoneGoesToTheDeadLettersAndStopsNobody() throws Exception {
    var player = UUID.randomUUID().toString();
    send(player, UUID.randomUUID().toString(), "{\"player\":".getBytes(StandardCharsets.UTF_8));
    send(player, UUID.randomUUID().toString(), changed(player, "invalid"));
    send(player, UUID.randomUUID().toString(), changed("another-key", "stranger"));
    send(player, UUID.randomUUID().toString(), changed(player, "good"));

    await().atMost(PATIENCE).until(() -> handles(player).contains("good"));
    assertThat(handles(player)).containsExactly("good");
    assertThat(read(Topics.PLAYER_CHANGED + "-dead-letters", player, 3))
        .extracting(letter -> header(letter, "dead-letter-reason"))
        .satisfiesExactlyInAnyOrder(
            reason -> assertThat(reason).startsWith("cannot be decoded"),
            reason -> assertThat(reason).isEqualTo("a handle nobody may have"),
            reason -> assertThat(reason).startsWith("key "));
  }

  @Test
  void duty25AFailingDatabaseIsWaitedFor() throws Exception {
    var player = UUID.randomUUID().toString();
    consumer.failNext(2);
    send(player, UUID.randomUUID().toString(), changed(player, "patient"));

    await().atMost(PATIENCE).until(() -> handles(player).contains("patient"));
    assertThat(handles(player)).containsExactly("patient");
    assertThat(consumer.failuresLeft()).isZero();
  }

  private static Uni<Void> inOrder(int times, Function<Integer, Uni<Void>> step) {
    Uni<Void> chain = Uni.createFrom().voidItem();
    for (int i = 0; i < times; i++) {
      var number = i;
      chain = chain.chain(() -> step.apply(number));
    }
    return chain;
  }

  private <T> T inTransaction(Function<Mutiny.Session, Uni<T>> work) {
    return OnContext.fresh(vertx, () -> sessions.withTransaction(work)).await().atMost(PATIENCE);
  }

  private long count(String table) {
    return inTransaction(
        session ->
            session
                .createNativeQuery("select count(*) from " + table, Long.class)
                .getSingleResult());
  }

  private List<String> handles(String player) {
    return inTransaction(
        session ->
            session
                .createQuery("select handle from Seen where player = :p order by id", String.class)
                .setParameter("p", player)
                .getResultList());
  }

  private static PlayerNotice notice(String player, String id) {
    return new PlayerNotice(player, id, Instant.EPOCH, new PlayerNotice.MatchOver("m", 2, "goal"));
  }

  private static byte[] changed(String player, String handle) {
    try {
      return Json.mapper()
          .writeValueAsBytes(new PlayerChanged(player, handle, false, Instant.EPOCH));
    } catch (com.fasterxml.jackson.core.JsonProcessingException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private String noticeId(ConsumerRecord<String, byte[]> record) {
    try {
      return Json.mapper().readValue(record.value(), PlayerNotice.class).noticeId();
    } catch (java.io.IOException broken) {
      throw new AssertionError(broken);
    }
  }

  private void send(String key, String id, byte[] value) throws Exception {
    var config = Map.<String, Object>of("bootstrap.servers", kafka, "acks", "all");
    try (var producer =
        new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer())) {
      var record = new ProducerRecord<>(Topics.PLAYER_CHANGED, key, value);
      record.headers().add("ce_id", id.getBytes(StandardCharsets.UTF_8));
      producer.send(record).get();
    }
  }

  private List<ConsumerRecord<String, byte[]>> read(String topic, String key, int count) {
    var config =
        Map.<String, Object>of(
            "bootstrap.servers",
            kafka,
            "group.id",
            UUID.randomUUID().toString(),
            "auto.offset.reset",
            "earliest");
    try (var reader =
        new KafkaConsumer<>(config, new StringDeserializer(), new ByteArrayDeserializer())) {
      reader.subscribe(List.of(topic));
      var found = new ArrayList<ConsumerRecord<String, byte[]>>();
      await()
          .atMost(PATIENCE)
          .until(
              () -> {
                reader
                    .poll(Duration.ofMillis(200))
                    .records(topic)
                    .forEach(r -> keep(found, r, key));
                return found.size() >= count;
              });
      return found;
    }
  }

  private static void keep(
      List<ConsumerRecord<String, byte[]>> found, ConsumerRecord<String, byte[]> r, String key) {
    if (key.equals(r.key())) {
      found.add(r);
    }
  }

  private static String header(ConsumerRecord<String, byte[]> record, String name) {
    return new String(record.headers().lastHeader(name).value(), StandardCharsets.UTF_8);
  }
}
