package org.inwoarena.matchmaking.match;

import java.time.Instant;

/**
 * A frozen deck list as this service knows it: everything but the cards.
 *
 * @param cardPool the version of the format it was checked against
 */
public record Registration(
    String id,
    String owner,
    String name,
    String format,
    String cardPool,
    String hash,
    String validatorVersion,
    Instant registeredAt) {

  /** Whether it may be played where this format, or this version of one, is wanted. */
  public boolean isFor(String wanted) {
    return format.equals(wanted) || cardPool.equals(wanted);
  }
}
