package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * One physical card of one game, from 1 upwards. The numbers of a deck are dealt by that deck's own
 * chance stream, so a number tells nothing about the card behind it or its neighbours in the list.
 */
public record CardId(@JsonValue int value) implements Comparable<CardId> {

  /** Checks the range: a card number is at least 1. */
  @JsonCreator
  public CardId {
    if (value < 1) {
      throw new IllegalArgumentException("card numbers start at 1, not " + value);
    }
  }

  @Override
  public int compareTo(CardId other) {
    return Integer.compare(value, other.value);
  }

  @Override
  public String toString() {
    return "#" + value;
  }
}
