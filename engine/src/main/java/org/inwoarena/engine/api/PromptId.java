package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Names one question of one game; never used twice in a game. */
public record PromptId(@JsonValue long value) implements Comparable<PromptId> {

  /** Wraps the serial number. */
  @JsonCreator
  public PromptId {}

  @Override
  public int compareTo(PromptId other) {
    return Long.compare(value, other.value);
  }
}
