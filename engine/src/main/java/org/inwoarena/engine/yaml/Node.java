package org.inwoarena.engine.yaml;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A piece of a YAML document that knows its line. */
public sealed interface Node {

  /** The line it starts on, from 1. */
  int line();

  /** A scalar, as written. */
  record Text(int line, String value) implements Node {}

  /** A sequence. */
  record Items(int line, List<Node> values) implements Node {
    /** Keeps an own copy. */
    public Items {
      values = List.copyOf(values);
    }
  }

  /** A mapping, in the order written. */
  record Fields(int line, Map<String, Node> values) implements Node {
    /** Keeps an own copy. */
    public Fields {
      values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** The value of a key, if it is there. */
    public Optional<Node> get(String key) {
      return Optional.ofNullable(values.get(key));
    }

    /** Says which key is unknown rather than passing over it. */
    public Fields only(String... known) {
      return only(List.of(known));
    }

    /** Says which key is unknown rather than passing over it. */
    public Fields only(List<String> known) {
      for (var entry : values.entrySet()) {
        if (!known.contains(entry.getKey())) {
          throw entry
              .getValue()
              .flaw(
                  "unknown key '"
                      + entry.getKey()
                      + "'"
                      + Likeness.hint(entry.getKey(), known)
                      + "; known: "
                      + String.join(", ", known));
        }
      }
      return this;
    }
  }

  /** A flaw at this line. */
  default Flaw flaw(String message) {
    return new Flaw(line(), message);
  }

  /** The scalar's text. */
  default String text() {
    if (this instanceof Text(int line, String value)) {
      return value.strip();
    }
    throw flaw("expected a word or number here");
  }

  /** The scalar as a whole number. */
  default int number() {
    try {
      return Integer.parseInt(text());
    } catch (NumberFormatException e) {
      throw flaw("expected a whole number, not '" + text() + "'");
    }
  }

  /** The entries of a mapping. */
  default Fields fields() {
    if (this instanceof Fields fields) {
      return fields;
    }
    throw flaw("expected 'key: value' entries here");
  }

  /** The entries of a sequence; a single value stands for a sequence of one. */
  default List<Node> items() {
    return this instanceof Items(int line, List<Node> values) ? values : List.of(this);
  }
}
