package org.inwoarena.local.kafka;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;

/**
 * The main of the process that is a Kafka broker and its KRaft controller in one. Formats its log
 * folder first if that was never done: one JVM start instead of two.
 */
public final class KafkaBroker {

  private KafkaBroker() {}

  /** Expects the path of the properties file and the process to end with. */
  public static void main(String[] args) throws Exception {
    endWith(Long.parseLong(args[1]));
    var properties = new Properties();
    try (var reader = Files.newBufferedReader(Path.of(args[0]))) {
      properties.load(reader);
    }
    format(Path.of(properties.getProperty("log.dirs")));
    var server = new KafkaRaftServer(new KafkaConfig(properties), Time.SYSTEM);
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown, "kafka-shutdown"));
    server.startup();
    server.awaitShutdown();
  }

  /** Nobody looks after this broker once its supervisor or its test is gone. */
  private static void endWith(long pid) {
    Thread.ofPlatform()
        .daemon()
        .name("owner-watch")
        .start(
            () -> {
              ProcessHandle.of(pid).ifPresent(owner -> owner.onExit().join());
              System.exit(1);
            });
  }

  private static void format(Path folder) throws Exception {
    if (Files.exists(folder.resolve("meta.properties"))) {
      return;
    }
    Files.createDirectories(folder);
    new Formatter()
        .setClusterId(Uuid.randomUuid().toString())
        .setNodeId(KafkaServer.NODE_ID)
        .setControllerListenerName(KafkaServer.CONTROLLER)
        .setMetadataLogDirectory(folder.toString())
        .setDirectories(List.of(folder.toString()))
        .run();
  }
}
