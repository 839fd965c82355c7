package org.inwoarena.local.keycloak;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.inwoarena.local.process.Launch;
import org.inwoarena.local.process.Probe;
import org.inwoarena.local.process.Server;

/**
 * Keycloak on the loopback address, with its data in PostgreSQL. Started without its shell script,
 * so that the supervised process is Keycloak itself.
 */
public final class KeycloakServer implements Server {

  /** The administrator of the realm {@code master}. */
  public static final String ADMIN = "admin";

  /** Its database, owned by the role of the same name. */
  public static final String DATABASE = "keycloak";

  private static final Duration START_LIMIT = Duration.ofMinutes(10);
  // As bin/kc.sh sets them.
  private static final List<String> MODULES =
      List.of(
          "--add-opens=java.base/java.util=ALL-UNNAMED",
          "--add-opens=java.base/java.util.concurrent=ALL-UNNAMED",
          "--add-opens=java.base/java.security=ALL-UNNAMED",
          "--add-opens=java.base/java.lang=ALL-UNNAMED",
          "--enable-native-access=ALL-UNNAMED");

  private final Supplier<Path> home;
  private final Settings settings;
  private final Probe probe = new Probe();

  /**
   * Where it runs.
   *
   * @param data working folder
   * @param jdbcUrl its database
   */
  public record Settings(
      Path data,
      Path log,
      int port,
      int managementPort,
      String jdbcUrl,
      String databasePassword,
      String adminPassword) {}

  /** A server not started yet; its programs are asked for when it is. */
  public KeycloakServer(Supplier<Path> home, Settings settings) {
    this.home = home;
    this.settings = settings;
  }

  @Override
  public String name() {
    return "keycloak";
  }

  @Override
  public Duration startLimit() {
    return START_LIMIT;
  }

  @Override
  public boolean ready() {
    // In this order: every look at the health of a starting Keycloak is a line in its log.
    return probe.ok(url() + "/realms/master") && probe.ok(management("ready"));
  }

  @Override
  public boolean live() {
    return probe.ok(management("live"));
  }

  /** Its address, as it is spelled in tokens. */
  public String url() {
    return "http://localhost:" + settings.port();
  }

  @Override
  public Launch launch() {
    var environment =
        Map.of(
            "KC_DB_PASSWORD", settings.databasePassword(),
            "KC_BOOTSTRAP_ADMIN_USERNAME", ADMIN,
            "KC_BOOTSTRAP_ADMIN_PASSWORD", settings.adminPassword());
    return new Launch(name(), command(), environment, settings.data(), settings.log());
  }

  private List<String> command() {
    var folder = home.get();
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xms128m", "-Xmx512m", "-XX:MetaspaceSize=128M"));
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(MODULES);
    command.add("-Duser.language=en");
    command.add("-Dkc.home.dir=" + folder);
    command.add("-Djboss.server.config.dir=" + folder.resolve("conf"));
    command.add("-Djava.util.logging.manager=org.jboss.logmanager.LogManager");
    command.add(
        "-Djava.util.concurrent.ForkJoinPool.common.threadFactory="
            + "io.quarkus.bootstrap.forkjoin.QuarkusForkJoinWorkerThreadFactory");
    command.addAll(List.of("-cp", folder.resolve("lib/quarkus-run.jar").toString()));
    command.add("io.quarkus.bootstrap.runner.QuarkusEntryPoint");
    command.addAll(List.of("start", "--optimized", "--http-enabled=true"));
    command.addAll(List.of("--http-host=127.0.0.1", "--http-port=" + settings.port()));
    command.add("--http-management-port=" + settings.managementPort());
    command.add("--hostname=" + url());
    command.addAll(List.of("--cache=local", "--db-username=" + DATABASE));
    command.add("--db-url=" + settings.jdbcUrl());
    return command;
  }

  private String management(String check) {
    return "http://localhost:%d/health/%s".formatted(settings.managementPort(), check);
  }
}
