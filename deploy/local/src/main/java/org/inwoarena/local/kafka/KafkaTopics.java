package org.inwoarena.local.kafka;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.DescribeClusterOptions;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;
import org.inwoarena.contracts.Topic;
import org.inwoarena.contracts.Topics;
import org.inwoarena.local.process.StartFailure;

/** Creates the topics the contracts name, each with its dead-letter topic. */
public final class KafkaTopics implements AutoCloseable {

  private static final int ANSWER_MILLIS = 1_000;
  private static final short REPLICAS = 1;

  private final Admin admin;

  /** On the cluster behind the given address. */
  public KafkaTopics(String bootstrapServers) {
    admin =
        Admin.create(
            Map.of(
                AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG,
                bootstrapServers,
                AdminClientConfig.RECONNECT_BACKOFF_MAX_MS_CONFIG,
                200));
  }

  /** Whether a broker is there and serves. */
  public boolean brokerAnswers() {
    try {
      var options = new DescribeClusterOptions().timeoutMs(ANSWER_MILLIS);
      return !admin.describeCluster(options).nodes().get().isEmpty();
    } catch (ExecutionException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Creates what is missing and leaves the rest as it is. */
  public void createMissing() {
    try {
      Set<String> there = admin.listTopics().names().get();
      var missing = wanted().filter(topic -> !there.contains(topic.name())).toList();
      admin.createTopics(missing).all().get();
    } catch (ExecutionException e) {
      throw new StartFailure("Kafka could not create topics: " + e.getCause().getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StartFailure("interrupted while creating topics", e);
    }
  }

  @Override
  public void close() {
    admin.close();
  }

  private static Stream<NewTopic> wanted() {
    return Topics.all().stream().flatMap(topic -> List.of(live(topic), dead(topic)).stream());
  }

  private static NewTopic live(Topic topic) {
    return new NewTopic(topic.name(), topic.partitions(), REPLICAS).configs(retention(topic));
  }

  private static Map<String, String> retention(Topic topic) {
    return topic.compacted()
        ? Map.of(TopicConfig.CLEANUP_POLICY_CONFIG, TopicConfig.CLEANUP_POLICY_COMPACT)
        : Map.of(TopicConfig.RETENTION_MS_CONFIG, Long.toString(topic.retention().toMillis()));
  }

  /** Dead letters wait for a person: one partition, kept until somebody deals with them. */
  private static NewTopic dead(Topic topic) {
    return new NewTopic(topic.deadLetters(), 1, REPLICAS)
        .configs(Map.of(TopicConfig.RETENTION_MS_CONFIG, "-1"));
  }
}
