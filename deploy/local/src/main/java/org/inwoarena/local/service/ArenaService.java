package org.inwoarena.local.service;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.inwoarena.local.Component;
import org.inwoarena.local.DataFolder;
import org.inwoarena.local.Options;
import org.inwoarena.local.Port;
import org.inwoarena.local.Ports;
import org.inwoarena.local.Secrets;
import org.inwoarena.local.postgres.Databases;
import org.inwoarena.local.process.JavaCommand;
import org.inwoarena.local.process.Launch;
import org.inwoarena.local.process.Probe;
import org.inwoarena.local.process.Server;

/** One of the programs of this repository, as Maven built it, configured by its environment. */
public final class ArenaService implements Server {

  /** The realm of players, organisers, judges, bots and services. */
  public static final String REALM = "inwo-arena";

  private static final Duration START_LIMIT = Duration.ofMinutes(5);
  private static final List<String> HEAP = List.of("-Xmx256m");

  private final Component component;
  private final Options options;
  private final Secrets secrets;
  private final Builds builds;
  private final Probe probe = new Probe();

  /** A service not started yet. */
  public ArenaService(Component component, Options options, Secrets secrets, Builds builds) {
    this.component = component;
    this.options = options;
    this.secrets = secrets;
    this.builds = builds;
  }

  @Override
  public String name() {
    return component.title();
  }

  @Override
  public Duration startLimit() {
    return START_LIMIT;
  }

  @Override
  public boolean ready() {
    return probe.ok(health("ready"));
  }

  @Override
  public boolean live() {
    return probe.ok(health("live"));
  }

  @Override
  public Launch launch() {
    var data = new DataFolder(options.data());
    return new Launch(
        name(),
        JavaCommand.of(builds.jar(component), HEAP),
        environment(),
        workingFolder(data),
        data.log(component));
  }

  private static Path workingFolder(DataFolder data) {
    return data.root().resolve("work");
  }

  private String health(String check) {
    return options.ports().url(Port.of(component)) + "/q/health/" + check;
  }

  private Map<String, String> environment() {
    var ports = options.ports();
    var all = new HashMap<String, String>();
    all.put("QUARKUS_HTTP_HOST", "127.0.0.1");
    all.put("QUARKUS_HTTP_PORT", Integer.toString(ports.of(Port.of(component))));
    all.put("KAFKA_BOOTSTRAP_SERVERS", "localhost:" + ports.of(Port.KAFKA));
    // Nobody collects traces on one machine.
    all.put("OTEL_SDK_DISABLED", "true");
    all.put("ARENA_DECK_URL", ports.url(Port.DECK));
    all.put("ARENA_MATCHMAKING_URL", ports.url(Port.MATCHMAKING));
    all.put("ARENA_GAME_URL", ports.url(Port.GAME));
    all.put("ARENA_RATING_URL", ports.url(Port.RATING));
    all.put("ARENA_WEB_URL", ports.url(Port.GATEWAY));
    all.putAll(logIn(ports));
    component.schema().ifPresent(schema -> all.putAll(database(ports, schema)));
    return all;
  }

  private Map<String, String> logIn(Ports ports) {
    return Map.of(
        "QUARKUS_OIDC_AUTH_SERVER_URL",
        ports.url(Port.KEYCLOAK) + "/realms/" + REALM,
        "QUARKUS_OIDC_CLIENT_ID",
        component.title(),
        "QUARKUS_OIDC_CREDENTIALS_SECRET",
        secrets.client(component.title()),
        // Every client of the realm stamps this audience into its tokens.
        "QUARKUS_OIDC_TOKEN_AUDIENCE",
        REALM,
        "QUARKUS_OIDC_CONNECTION_DELAY",
        "120S");
  }

  private Map<String, String> database(Ports ports, String schema) {
    var address =
        "postgresql://localhost:%d/%s".formatted(ports.of(Port.POSTGRESQL), Databases.ARENA);
    return Map.of(
        "QUARKUS_DATASOURCE_REACTIVE_URL",
        address,
        "QUARKUS_DATASOURCE_JDBC_URL",
        "jdbc:" + address,
        "QUARKUS_DATASOURCE_USERNAME",
        schema,
        "QUARKUS_DATASOURCE_PASSWORD",
        secrets.database(schema));
  }
}
