package org.inwoarena.engine.effect.reading;

import java.util.Set;

/**
 * The names of the catalogue that card texts may use.
 *
 * @param cards the ids of all cards
 * @param attributes every Attribute printed on one
 */
public record Known(Set<String> cards, Set<String> attributes) {
  /** Keeps own copies. */
  public Known {
    cards = Set.copyOf(cards);
    attributes = Set.copyOf(attributes);
  }
}
