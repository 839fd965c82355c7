package org.inwoarena.game.decks;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A frozen deck as deck-service hands it out inside the platform.
 *
 * @param cardPool the version of the format it was checked against, such as {@code constructed@1}
 * @param registeredAt the bans of that day counted
 * @param dealt what the player was dealt, where the format's pool is dealt
 * @param hash SHA-256 of the canonical list, hex
 * @param cards catalogue ids, copies repeated
 */
public record Registration(
    String registrationId,
    String owner,
    String format,
    Optional<String> cardPool,
    Optional<Instant> registeredAt,
    Optional<List<String>> dealt,
    String hash,
    String validatorVersion,
    List<String> cards) {

  /** Keeps an own copy; a list that is missing is empty and fails the hash. */
  public Registration {
    cards = cards == null ? List.of() : List.copyOf(cards);
  }
}
