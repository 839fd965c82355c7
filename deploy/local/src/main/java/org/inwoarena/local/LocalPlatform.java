package org.inwoarena.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.channels.FileLock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.inwoarena.local.kafka.KafkaTopics;
import org.inwoarena.local.keycloak.KeycloakServer;
import org.inwoarena.local.keycloak.RealmAdmin;
import org.inwoarena.local.keycloak.RealmFile;
import org.inwoarena.local.keycloak.RealmSetup;
import org.inwoarena.local.postgres.Databases;
import org.inwoarena.local.postgres.PostgresServer;
import org.inwoarena.local.process.StartFailure;
import org.inwoarena.local.service.ArenaService;
import org.inwoarena.local.supervise.Leftovers;
import org.inwoarena.local.supervise.PlatformState;
import org.inwoarena.local.supervise.ProcessMark;
import org.inwoarena.local.supervise.StateFile;
import org.inwoarena.local.supervise.Supervised;
import org.inwoarena.local.supervise.Vigilance;

/**
 * The whole platform on one machine, watched over by this JVM: PostgreSQL, Kafka, Keycloak and the
 * five services, each a process of its own.
 */
public final class LocalPlatform implements AutoCloseable {

  private static final long POLL_MILLIS = 100;

  private final Options options;
  private final DataFolder folder;
  private final FileLock lock;
  private final Secrets secrets;
  private final StateFile stateFile;
  private final Servers servers;
  private final Map<Component, Supervised> components = new EnumMap<>(Component.class);

  private boolean ready;
  private boolean stopped;

  private LocalPlatform(Options options, DataFolder folder, FileLock lock) {
    this.options = options;
    this.folder = folder;
    this.lock = lock;
    secrets = Secrets.in(folder);
    stateFile = new StateFile(folder.state());
    servers = Servers.of(options, folder, secrets);
    servers
        .all()
        .forEach(
            (component, server) ->
                components.put(
                    component,
                    new Supervised(
                        server,
                        options.ports().of(Port.of(component)),
                        Vigilance.standard(),
                        this::keepState,
                        options.progress()::say)));
  }

  /** Takes the data folder, clears what an earlier run left, and checks the ports. */
  public static LocalPlatform prepare(Options options) {
    var folder = new DataFolder(options.data());
    folder.make();
    var lock =
        folder
            .lock()
            .orElseThrow(
                () ->
                    new StartFailure(
                        "a platform already runs on %s: see './arena status'"
                            .formatted(folder.root())));
    try {
      var left = Leftovers.clear(new StateFile(folder.state()));
      if (!left.isEmpty()) {
        options
            .progress()
            .say("  cleared %d processes of a run that was killed".formatted(left.size()));
      }
      if (options.fresh()) {
        folder.wipe();
      }
      options.ports().requireFree();
      return new LocalPlatform(options, folder, lock);
    } catch (RuntimeException e) {
      release(lock);
      throw e;
    }
  }

  /** Prepares and starts; nothing is left running if that fails. */
  public static LocalPlatform start(Options options) {
    var platform = prepare(options);
    platform.start();
    return platform;
  }

  /** Starts all components in stages and returns once each of them is ready. */
  public void start() {
    try {
      keepState();
      for (var component : Component.values()) {
        folder.rotateLog(component);
      }
      options.progress().timed("everything", "ready", this::startStages);
      synchronized (this) {
        ready = true;
      }
      keepState();
    } catch (RuntimeException e) {
      stop();
      throw e;
    }
  }

  /** Stages, because two processors are better used by few starting programs than by many. */
  private void startStages() {
    Component.services().forEach(servers.builds()::take);
    Together.run(this::startPostgres, this::startKafka, servers.distribution()::home);
    startKeycloak();
    Together.run(
        Component.services().stream().map(c -> (Runnable) () -> startComponent(c)).toList());
  }

  private void startPostgres() {
    startComponent(Component.POSTGRESQL);
    var superuser = PostgresServer.SUPERUSER;
    var databases =
        new Databases(servers.postgres().jdbcUrl(""), superuser, secrets.database(superuser));
    databases.ownDatabase(KeycloakServer.DATABASE, secrets.database(KeycloakServer.DATABASE));
    for (var service : Component.services()) {
      service.schema().ifPresent(role -> databases.service(role, secrets.database(role)));
    }
  }

  private void startKafka() {
    startComponent(Component.KAFKA);
    try (var topics = new KafkaTopics(servers.kafka().bootstrapServers())) {
      options.progress().timed("topics", "ready", topics::createMissing);
    }
  }

  private void startKeycloak() {
    startComponent(Component.KEYCLOAK);
    var keycloak = options.repository().resolve("deploy/keycloak");
    var variables = new TreeMap<>(secrets.variables());
    variables.put("ARENA_WEB_URL", options.ports().url(Port.GATEWAY));
    var realm = RealmFile.read(keycloak.resolve("realm.json"), variables);
    if (options.passwordGrant()) {
      realm.withClient(keycloak.resolve("tests-client.json"));
    }
    var setup =
        new RealmSetup(
            new RealmAdmin(servers.keycloak().url(), secrets.keycloakAdmin()),
            folder.root().resolve("realm.sha256"));
    options.progress().timed("realm " + realm.name(), () -> setup.apply(realm));
  }

  private void startComponent(Component component) {
    options.progress().timed(component.title(), "ready", () -> components.get(component).start());
  }

  /** Where players go. */
  public URI url() {
    return URI.create(options.ports().url(Port.GATEWAY));
  }

  /** The realm's address: the issuer of its tokens. */
  public URI realm() {
    return URI.create(options.ports().url(Port.KEYCLOAK) + "/realms/" + ArenaService.REALM);
  }

  /** The generated passwords and client secrets. */
  public Secrets secrets() {
    return secrets;
  }

  /** The JDBC address of a database, for whoever looks behind the scenes. */
  public String jdbcUrl(String database) {
    return servers.postgres().jdbcUrl(database);
  }

  /** Kafka's address. */
  public String bootstrapServers() {
    return servers.kafka().bootstrapServers();
  }

  /** Logs, data and secrets. */
  public DataFolder folder() {
    return folder;
  }

  /** How everything is at this moment. */
  public synchronized PlatformState state() {
    return new PlatformState(
        ProcessMark.of(ProcessHandle.current()),
        ready,
        url().toString(),
        components.values().stream().map(Supervised::state).toList());
  }

  /** Kills a component (SIGKILL), as an accident would; the supervisor brings it back. */
  public void kill(Component component) {
    components.get(component).kill();
  }

  /** Waits until every component is ready (again). */
  public void awaitReady(Duration limit) {
    long end = System.nanoTime() + limit.toNanos();
    while (!components.values().stream().allMatch(Supervised::ready)) {
      if (System.nanoTime() > end) {
        throw new StartFailure("not ready within %s: %s".formatted(limit, state().components()));
      }
      pause();
    }
  }

  /** Stops everything, the services first; safe to call at any time and more than once. */
  public void stop() {
    synchronized (this) {
      if (stopped) {
        return;
      }
      stopped = true;
      ready = false;
    }
    options.progress().timed("everything", "stopped", this::stopStages);
    stateFile.delete();
    release(lock);
  }

  private void stopStages() {
    Together.run(stops(Component.services()));
    for (var base : List.of(Component.KEYCLOAK, Component.KAFKA, Component.POSTGRESQL)) {
      components.get(base).stop();
    }
  }

  @Override
  public void close() {
    stop();
  }

  private List<Runnable> stops(List<Component> which) {
    var stops = new ArrayList<Runnable>();
    which.forEach(component -> stops.add(() -> components.get(component).stop()));
    return stops;
  }

  /** A disk that is full must not end the supervision: the next change tries again. */
  private synchronized void keepState() {
    try {
      stateFile.write(state());
    } catch (StartFailure e) {
      options.progress().say(e.getMessage());
    }
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StartFailure("interrupted while waiting", e);
    }
  }

  private static void release(FileLock lock) {
    try {
      lock.acquiredBy().close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
