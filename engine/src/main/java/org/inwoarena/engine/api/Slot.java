package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;

/** The choices for one component of a command; see {@link MoveFamily}. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "slot")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Slot.OneOf.class, name = "one-of"),
  @JsonSubTypes.Type(value = Slot.Range.class, name = "range"),
  @JsonSubTypes.Type(value = Slot.Hex.class, name = "hex"),
})
public sealed interface Slot {

  /**
   * One of these values, as they stand in the command's JSON: card numbers or words.
   *
   * @param words what each value stands for, in the same order, where the value does not say it by
   *     itself
   */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record OneOf(List<Object> values, Optional<List<String>> words) implements Slot {
    /** Keeps own copies. */
    public OneOf {
      values = List.copyOf(values);
      words = words.map(List::copyOf);
    }

    /** Values that speak for themselves. */
    public OneOf(List<Object> values) {
      this(values, Optional.empty());
    }
  }

  /** A whole number, both ends included. */
  record Range(int from, int to) implements Slot {}

  /** So many lower-case hex digits. */
  record Hex(int digits) implements Slot {}
}
