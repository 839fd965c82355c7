package org.inwoarena.testkit;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.local.postgres.Databases;

/**
 * A real PostgreSQL and a real Kafka for the tests of one service, started once per test JVM. The
 * argument {@code service} names the role and schema the service gets; without it only Kafka is
 * configured. The system property {@code arena.containers} takes both from Testcontainers instead.
 */
public final class ArenaTestResource implements QuarkusTestResourceLifecycleManager {

  private Optional<String> service = Optional.empty();

  @Override
  public void init(Map<String, String> arguments) {
    service = Optional.ofNullable(arguments.get("service"));
  }

  @Override
  public Map<String, String> start() {
    var backbone = Backbone.ofThisJvm();
    var configuration = new HashMap<String, String>();
    configuration.put("kafka.bootstrap.servers", backbone.bootstrapServers());
    service.ifPresent(name -> configuration.putAll(schema(backbone, name)));
    return configuration;
  }

  @Override
  public void stop() {
    // Both are kept for the next application start and end with the JVM.
  }

  private static Map<String, String> schema(Backbone backbone, String name) {
    new Databases(backbone.server(), backbone.superuser(), backbone.password()).service(name, name);
    var jdbc = backbone.server() + Databases.ARENA;
    return Map.of(
        "quarkus.datasource.jdbc.url", jdbc,
        "quarkus.datasource.reactive.url", jdbc.substring("jdbc:".length()),
        "quarkus.datasource.username", name,
        "quarkus.datasource.password", name);
  }
}
