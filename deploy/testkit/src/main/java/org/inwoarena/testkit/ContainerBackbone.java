package org.inwoarena.testkit;

import org.inwoarena.local.kafka.KafkaTopics;
import org.inwoarena.local.postgres.Databases;
import org.testcontainers.kafka.KafkaContainer;
import org.testcontainers.postgresql.PostgreSQLContainer;

/** PostgreSQL and Kafka from container images; Testcontainers removes them with the JVM. */
final class ContainerBackbone {

  private static final String POSTGRESQL_IMAGE = "postgres:18.3";
  private static final String KAFKA_IMAGE = "apache/kafka:4.1.2";

  private ContainerBackbone() {}

  // They live as long as the JVM and Testcontainers stops them: nothing to close here.
  @SuppressWarnings("resource")
  static Backbone start() {
    var postgres = new PostgreSQLContainer(POSTGRESQL_IMAGE).withDatabaseName(Databases.ARENA);
    var kafka = new KafkaContainer(KAFKA_IMAGE);
    postgres.start();
    kafka.start();
    try (var topics = new KafkaTopics(kafka.getBootstrapServers())) {
      topics.createMissing();
    }
    var server =
        "jdbc:postgresql://%s:%d/"
            .formatted(
                postgres.getHost(), postgres.getMappedPort(PostgreSQLContainer.POSTGRESQL_PORT));
    return new Backbone(
        server, postgres.getUsername(), postgres.getPassword(), kafka.getBootstrapServers());
  }
}
