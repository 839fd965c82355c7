package org.inwoarena.contracts;

import java.time.Duration;

/**
 * One Kafka topic.
 *
 * @param key what the record key is, for readers
 * @param retention how long records stay; zero for a compacted topic
 */
public record Topic(String name, int partitions, String key, Duration retention) {

  /** Whether only the newest record of a key is kept. */
  public boolean compacted() {
    return retention.isZero();
  }

  /** Where records go that nobody can decode or that are invalid. */
  public String deadLetters() {
    return name + "-dead-letters";
  }
}
