package org.inwoarena.local.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.inwoarena.local.CacheFolder;
import org.inwoarena.local.process.Launch;
import org.inwoarena.local.process.Probe;
import org.inwoarena.local.process.Server;
import org.inwoarena.local.process.Signal;
import org.inwoarena.local.process.StartFailure;
import org.inwoarena.local.process.Tool;

/**
 * One PostgreSQL server on the loopback address. Its data folder is kept; PostgreSQL itself
 * recovers from a hard kill, including the {@code postmaster.pid} left behind.
 */
public final class PostgresServer implements Server {

  /** The superuser. */
  public static final String SUPERUSER = "postgres";

  private static final Duration START_LIMIT = Duration.ofMinutes(3);

  private final Supplier<PostgresBinaries> binaries;
  private final Settings settings;

  /**
   * Where and how it runs.
   *
   * @param data the cluster's folder
   * @param durable whether commits reach the disk (fsync); only tests do without
   */
  public record Settings(Path data, Path log, int port, String password, boolean durable) {}

  /** A server not started yet; its programs are asked for when it is. */
  public PostgresServer(Supplier<PostgresBinaries> binaries, Settings settings) {
    this.binaries = binaries;
    this.settings = settings;
  }

  @Override
  public String name() {
    return "postgresql";
  }

  @Override
  public Duration startLimit() {
    return START_LIMIT;
  }

  /** "Fast shutdown", which does not wait for clients to leave. */
  @Override
  public Signal stopSignal() {
    return Signal.INT;
  }

  @Override
  public void prepare() {
    if (!Files.exists(settings.data().resolve("PG_VERSION"))) {
      initialise();
    }
  }

  /** A listening port only: a server out of connections is busy, not dead. */
  @Override
  public boolean live() {
    return Probe.listening(settings.port());
  }

  /** Whether a connection can be opened. */
  @Override
  public boolean ready() {
    try (var connection =
        DriverManager.getConnection(jdbcUrl("postgres"), SUPERUSER, settings.password())) {
      return connection.isValid(2);
    } catch (SQLException e) {
      return false;
    }
  }

  /** The JDBC address of a database. */
  public String jdbcUrl(String database) {
    return "jdbc:postgresql://localhost:%d/%s".formatted(settings.port(), database);
  }

  @Override
  public Launch launch() {
    var command = new ArrayList<>(unprivileged());
    command.addAll(
        List.of(binaries.get().program("postgres"), "-D", settings.data().toString(), "-p"));
    command.add(Integer.toString(settings.port()));
    option(command, "listen_addresses", "127.0.0.1");
    option(command, "unix_socket_directories", "");
    option(command, "max_connections", "200");
    option(command, "fsync", settings.durable() ? "on" : "off");
    option(command, "synchronous_commit", settings.durable() ? "on" : "off");
    option(command, "full_page_writes", settings.durable() ? "on" : "off");
    return new Launch(name(), command, Map.of(), settings.data().getParent(), settings.log());
  }

  private static void option(List<String> command, String name, String value) {
    command.add("-c");
    command.add(name + "=" + value);
  }

  /** Makes the cluster beside its place and renames it, so that a broken-off one is not used. */
  private void initialise() {
    var part = settings.data().resolveSibling(settings.data().getFileName() + ".part");
    try {
      Files.createDirectories(part.getParent());
      CacheFolder.delete(part);
      var password = Files.createTempFile(part.getParent(), "superuser", ".tmp");
      try {
        Files.writeString(password, settings.password());
        initdb(part, password);
      } finally {
        Files.delete(password);
      }
      Files.move(part, settings.data(), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new StartFailure(
          "cannot make PostgreSQL's data folder %s: %s".formatted(settings.data(), e), e);
    }
  }

  private void initdb(Path folder, Path password) {
    var command = new ArrayList<>(unprivileged());
    command.addAll(
        List.of(binaries.get().program("initdb"), "-D", folder.toString(), "-U", SUPERUSER));
    command.addAll(List.of("-A", "scram-sha-256", "--pwfile", password.toString()));
    command.addAll(List.of("-E", "UTF8", "--locale=C"));
    if (!settings.durable()) {
      command.add("--no-sync");
    }
    Tool.run(folder.getParent(), command);
  }

  /** PostgreSQL refuses to run as root: a user namespace without a mapping makes it "nobody". */
  private static List<String> unprivileged() {
    return "root".equals(System.getProperty("user.name")) ? List.of("unshare", "-U") : List.of();
  }
}
