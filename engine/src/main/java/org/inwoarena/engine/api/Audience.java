package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Optional;

/**
 * For whom a view is cut: everybody, one seat that also sees its own hand, or a judge who sees all.
 */
public sealed interface Audience {

  /** Spectators, and what all seats share. */
  record Everybody() implements Audience {}

  /** The player at a seat. */
  record At(Seat place) implements Audience {}

  /** A judge, who sees every card. Such views go to nobody else. */
  record Judge() implements Audience {}

  /** The seat, where the audience is one. */
  default Optional<Seat> seat() {
    return this instanceof At(Seat place) ? Optional.of(place) : Optional.empty();
  }

  /** Whether it may be told what is told to that seat alone. */
  default boolean sharesWith(Seat seat) {
    return switch (this) {
      case Everybody everybody -> false;
      case At(Seat place) -> place.equals(seat);
      case Judge judge -> true;
    };
  }

  /** {@code public}, {@code seat:0} or {@code judge}. */
  @JsonValue
  default String word() {
    return switch (this) {
      case Everybody everybody -> "public";
      case At(Seat place) -> "seat:" + place.index();
      case Judge judge -> "judge";
    };
  }

  /** Reads {@link #word()}. */
  @JsonCreator
  static Audience of(String word) {
    return switch (word) {
      case "public" -> new Everybody();
      case "judge" -> new Judge();
      default -> new At(new Seat(Integer.parseInt(word.substring("seat:".length()))));
    };
  }
}
