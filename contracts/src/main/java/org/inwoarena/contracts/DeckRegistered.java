package org.inwoarena.contracts;

import java.time.Instant;

/**
 * A deck list was frozen. The cards stay in deck-service; the hash pins them.
 *
 * @param hash SHA-256 of the canonical list, hex
 */
public record DeckRegistered(
    String registrationId,
    String owner,
    String name,
    String format,
    String hash,
    String validatorVersion,
    Instant registeredAt)
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
