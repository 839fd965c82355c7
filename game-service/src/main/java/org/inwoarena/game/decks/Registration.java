package org.inwoarena.game.decks;

import java.util.List;

/**
 * A frozen deck as deck-service hands it out inside the platform.
 *
 * @param hash SHA-256 of the canonical list, hex
 * @param cards catalogue ids, copies repeated
 */
public record Registration(
    String registrationId,
    String owner,
    String format,
    String hash,
    String validatorVersion,
    List<String> cards) {

  /** Keeps an own copy; a list that is missing is empty and fails the hash. */
  public Registration {
    cards = cards == null ? List.of() : List.copyOf(cards);
  }
}
