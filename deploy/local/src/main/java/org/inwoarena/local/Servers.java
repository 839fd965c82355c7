package org.inwoarena.local;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.inwoarena.local.kafka.KafkaServer;
import org.inwoarena.local.keycloak.KeycloakDistribution;
import org.inwoarena.local.keycloak.KeycloakServer;
import org.inwoarena.local.postgres.PostgresBinaries;
import org.inwoarena.local.postgres.PostgresServer;
import org.inwoarena.local.process.Server;
import org.inwoarena.local.service.ArenaService;
import org.inwoarena.local.service.Builds;

/** The components of one platform, configured to find each other. */
record Servers(
    PostgresServer postgres,
    KafkaServer kafka,
    KeycloakDistribution distribution,
    KeycloakServer keycloak,
    Builds builds,
    Map<Component, Server> all) {

  static Servers of(Options options, DataFolder folder, Secrets secrets) {
    var ports = options.ports();
    var postgres =
        new PostgresServer(
            () -> PostgresBinaries.in(options.cache()),
            new PostgresServer.Settings(
                folder.of(Component.POSTGRESQL),
                folder.log(Component.POSTGRESQL),
                ports.of(Port.POSTGRESQL),
                secrets.database(PostgresServer.SUPERUSER),
                true));
    var kafka =
        new KafkaServer(
            new KafkaServer.Settings(
                folder.of(Component.KAFKA),
                folder.log(Component.KAFKA),
                ports.of(Port.KAFKA),
                ports.of(Port.KAFKA_CONTROLLER)));
    var distribution = new KeycloakDistribution(options.cache(), options.progress());
    var keycloak =
        new KeycloakServer(
            distribution::home,
            new KeycloakServer.Settings(
                folder.root().resolve("work"),
                folder.log(Component.KEYCLOAK),
                ports.of(Port.KEYCLOAK),
                ports.of(Port.KEYCLOAK_MANAGEMENT),
                postgres.jdbcUrl(KeycloakServer.DATABASE),
                secrets.database(KeycloakServer.DATABASE),
                secrets.keycloakAdmin()));
    var builds = new Builds(options.repository(), folder.root().resolve("apps"));
    var all = new EnumMap<Component, Server>(Component.class);
    all.put(Component.POSTGRESQL, postgres);
    all.put(Component.KAFKA, kafka);
    all.put(Component.KEYCLOAK, keycloak);
    for (var service : Component.services()) {
      all.put(service, new ArenaService(service, options, secrets, builds));
    }
    return new Servers(
        postgres, kafka, distribution, keycloak, builds, Collections.unmodifiableMap(all));
  }
}
