package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Optional;

/** For whom a view is cut: everybody, or one seat that also sees its own hand. */
public sealed interface Audience {

  /** Spectators, and what all seats share. */
  record Everybody() implements Audience {}

  /** The player at a seat. */
  record At(Seat place) implements Audience {}

  /** The seat, where the audience is one. */
  default Optional<Seat> seat() {
    return this instanceof At(Seat place) ? Optional.of(place) : Optional.empty();
  }

  /** {@code public} or {@code seat:0}. */
  @JsonValue
  default String word() {
    return seat().map(s -> "seat:" + s.index()).orElse("public");
  }

  /** Reads {@link #word()}. */
  @JsonCreator
  static Audience of(String word) {
    return word.equals("public")
        ? new Everybody()
        : new At(new Seat(Integer.parseInt(word.substring("seat:".length()))));
  }
}
