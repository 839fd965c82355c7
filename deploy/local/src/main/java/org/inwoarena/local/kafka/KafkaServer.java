package org.inwoarena.local.kafka;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.inwoarena.local.process.JavaCommand;
import org.inwoarena.local.process.Launch;
import org.inwoarena.local.process.Probe;
import org.inwoarena.local.process.Server;
import org.inwoarena.local.process.StartFailure;

/** One Kafka node (broker and controller, KRaft) in a JVM of its own, on the loopback address. */
public final class KafkaServer implements Server {

  static final int NODE_ID = 1;
  static final String CONTROLLER = "CONTROLLER";

  private static final Duration START_LIMIT = Duration.ofMinutes(3);

  private final Settings settings;

  /**
   * Where it runs.
   *
   * @param data holds log segments and the generated properties file
   */
  public record Settings(Path data, Path log, int port, int controllerPort) {}

  /** A node not started yet. */
  public KafkaServer(Settings settings) {
    this.settings = settings;
  }

  /** What clients connect to. */
  public String bootstrapServers() {
    return "localhost:" + settings.port();
  }

  @Override
  public String name() {
    return "kafka";
  }

  @Override
  public Duration startLimit() {
    return START_LIMIT;
  }

  @Override
  public boolean ready() {
    if (!live()) {
      return false;
    }
    try (var topics = new KafkaTopics(bootstrapServers())) {
      return topics.brokerAnswers();
    }
  }

  @Override
  public boolean live() {
    return Probe.listening(settings.port());
  }

  @Override
  public void prepare() {
    try {
      Files.createDirectories(settings.data());
      try (var writer = Files.newBufferedWriter(configuration())) {
        properties().store(writer, "Generated at every start");
      }
    } catch (IOException e) {
      throw new StartFailure("cannot write Kafka's folder %s: %s".formatted(settings.data(), e), e);
    }
  }

  @Override
  public Launch launch() {
    var command =
        JavaCommand.of(
            KafkaBroker.class,
            List.of("-Xms64m", "-Xmx256m"),
            configuration().toString(),
            Long.toString(ProcessHandle.current().pid()));
    return new Launch(name(), command, Map.of(), settings.data(), settings.log());
  }

  private Path configuration() {
    return settings.data().resolve("server.properties");
  }

  private Properties properties() {
    var all = new Properties();
    all.setProperty("process.roles", "broker,controller");
    all.setProperty("node.id", Integer.toString(NODE_ID));
    all.setProperty(
        "controller.quorum.voters",
        "%d@localhost:%d".formatted(NODE_ID, settings.controllerPort()));
    all.setProperty(
        "listeners",
        "PLAINTEXT://localhost:%d,%s://localhost:%d"
            .formatted(settings.port(), CONTROLLER, settings.controllerPort()));
    all.setProperty("advertised.listeners", "PLAINTEXT://localhost:" + settings.port());
    all.setProperty("controller.listener.names", CONTROLLER);
    all.setProperty("inter.broker.listener.name", "PLAINTEXT");
    all.setProperty("listener.security.protocol.map", "CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT");
    all.setProperty("log.dirs", settings.data().resolve("logs").toString());
    all.setProperty("group.initial.rebalance.delay.ms", "0");
    // Every topic is in the list of contracts: a name that is not there is a mistake.
    all.setProperty("auto.create.topics.enable", "false");
    single(all, "offsets.topic", "replication.factor");
    single(all, "transaction.state.log", "replication.factor");
    single(all, "transaction.state.log", "min.isr");
    single(all, "share.coordinator.state.topic", "replication.factor");
    single(all, "share.coordinator.state.topic", "min.isr");
    all.setProperty("offsets.topic.num.partitions", "4");
    all.setProperty("transaction.state.log.num.partitions", "4");
    // Sizes for a machine that hosts everything, instead of a dedicated one.
    all.setProperty("log.cleaner.dedupe.buffer.size", "8388608");
    all.setProperty("log.index.size.max.bytes", "1048576");
    return all;
  }

  private static void single(Properties all, String topic, String what) {
    all.setProperty(topic + "." + what, "1");
  }
}
