package org.inwoarena.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.DriverManager;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.inwoarena.contracts.Topics;
import org.junit.jupiter.api.Test;

class ArenaTestResourceTest {

  @Test
  void aServiceOwnsTheSchemaOfItsName() throws Exception {
    var configuration = configurationOf("rating");

    try (var connection =
            DriverManager.getConnection(
                configuration.get("quarkus.datasource.jdbc.url"),
                configuration.get("quarkus.datasource.username"),
                configuration.get("quarkus.datasource.password"));
        var statement = connection.createStatement()) {
      statement.execute("CREATE TABLE IF NOT EXISTS proof (id int)");
      try (var rows =
          statement.executeQuery("SELECT schemaname FROM pg_tables WHERE tablename = 'proof'")) {
        assertThat(rows.next()).isTrue();
        assertThat(rows.getString(1)).isEqualTo("rating");
      }
    }
  }

  @Test
  void everyTopicAndItsDeadLettersExistAndTakeRecords() throws Exception {
    var kafka = Map.<String, Object>copyOf(kafkaOf(configurationOf("rating")));

    try (var admin = Admin.create(kafka)) {
      var names = Topics.all().stream().flatMap(t -> List.of(t.name(), t.deadLetters()).stream());
      assertThat(admin.listTopics().names().get()).containsAll(names.toList());
    }
    try (var producer =
        new KafkaProducer<>(kafka, new StringSerializer(), new StringSerializer())) {
      var sent = new ProducerRecord<>(Topics.GAME_COMMANDS, "match", "{}");
      assertThat(producer.send(sent).get().hasOffset()).isTrue();
    }
  }

  @Test
  void aSecondStartInTheSameJvmReusesTheServers() {
    assertThat(configurationOf("rating")).isEqualTo(configurationOf("rating"));
    assertThat(configurationOf("deck").get("quarkus.datasource.jdbc.url"))
        .isEqualTo(configurationOf("rating").get("quarkus.datasource.jdbc.url"));
  }

  private static Map<String, String> configurationOf(String service) {
    var resource = new ArenaTestResource();
    resource.init(Map.of("service", service));
    return resource.start();
  }

  private static Map<String, Object> kafkaOf(Map<String, String> configuration) {
    return Map.of("bootstrap.servers", configuration.get("kafka.bootstrap.servers"));
  }
}
