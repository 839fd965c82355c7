package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Names one question of one game; never used twice in a game. */
public record PromptId(@JsonValue long value) implements Comparable<PromptId> {

  /** The question on a table that was laid out by hand, before the engine has asked any. */
  public static final PromptId LAID_OUT = new PromptId(0);

  /** Wraps the serial number, from 1 on. */
  @JsonCreator
  public PromptId {}

  @Override
  public int compareTo(PromptId other) {
    return Long.compare(value, other.value);
  }
}
