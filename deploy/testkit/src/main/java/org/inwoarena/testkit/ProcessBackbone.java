package org.inwoarena.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.inwoarena.local.CacheFolder;
import org.inwoarena.local.kafka.KafkaServer;
import org.inwoarena.local.kafka.KafkaTopics;
import org.inwoarena.local.postgres.PostgresBinaries;
import org.inwoarena.local.postgres.PostgresServer;
import org.inwoarena.local.process.Await;
import org.inwoarena.local.process.ChildProcess;
import org.inwoarena.local.process.FreePort;
import org.inwoarena.local.process.Server;

/** PostgreSQL and Kafka as child processes on random ports, gone with the test JVM. */
final class ProcessBackbone {

  private static final String PASSWORD = "postgres";

  private final Path folder;
  private final Queue<ChildProcess> started = new ConcurrentLinkedQueue<>();

  private ProcessBackbone(Path folder) {
    this.folder = folder;
  }

  static Backbone start() {
    try {
      Abandoned.clear();
      var folder = Files.createTempDirectory(Abandoned.prefix());
      return new ProcessBackbone(folder).startBoth();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Backbone startBoth() {
    int postgresPort = FreePort.any();
    var kafka =
        new KafkaServer(
            new KafkaServer.Settings(
                folder.resolve("kafka"),
                folder.resolve("kafka.log"),
                FreePort.any(),
                FreePort.any()));
    var postgres =
        new PostgresServer(
            () -> PostgresBinaries.in(CacheFolder.ofUser()),
            new PostgresServer.Settings(
                folder.resolve("postgresql"),
                folder.resolve("postgresql.log"),
                postgresPort,
                PASSWORD,
                false));
    Runtime.getRuntime().addShutdownHook(new Thread(this::clear, "arena-test-stop"));
    var broker = CompletableFuture.runAsync(() -> startKafka(kafka), ProcessBackbone::onOwnThread);
    start(postgres);
    broker.join();
    return new Backbone(
        postgres.jdbcUrl(""), PostgresServer.SUPERUSER, PASSWORD, kafka.bootstrapServers());
  }

  /** A new thread inherits Quarkus' class loader, which a pooled one does not know. */
  private static void onOwnThread(Runnable work) {
    new Thread(work, "arena-test-kafka").start();
  }

  private void startKafka(KafkaServer kafka) {
    start(kafka);
    try (var topics = new KafkaTopics(kafka.bootstrapServers())) {
      topics.createMissing();
    }
  }

  /** On the list before it is ready: a JVM that gives up waiting must not leave it behind. */
  private void start(Server server) {
    server.prepare();
    var child = ChildProcess.start(server.launch());
    started.add(child);
    Await.ready(child, server.startLimit(), server::ready);
  }

  /** Nobody reads these data again: no orderly shutdown needed. */
  private void clear() {
    started.forEach(ChildProcess::kill);
    started.forEach(child -> child.exit().join());
    try {
      CacheFolder.delete(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
