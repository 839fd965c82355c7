package org.inwoarena.contracts;

import java.time.Instant;
import java.util.Optional;

/**
 * A deck list was frozen. The cards stay in deck-service; the hash pins them.
 *
 * @param hash SHA-256 of the canonical list, hex
 * @param cardPool the version of the format it was checked against, such as {@code constructed@1};
 *     messages of before formats had versions are without it
 */
public record DeckRegistered(
    String registrationId,
    String owner,
    String name,
    String format,
    String hash,
    String validatorVersion,
    Instant registeredAt,
    Optional<String> cardPool)
    implements Message {
  @Override
  public String key() {
    return registrationId;
  }

  @Override
  public String topic() {
    return Topics.DECK_REGISTERED;
  }
}
