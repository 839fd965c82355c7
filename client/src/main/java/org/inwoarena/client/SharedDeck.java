package org.inwoarena.client;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A deck as others than its owner see it.
 *
 * @param key the unguessable word in its link
 * @param owner player id
 * @param cards catalogue ids, copies repeated; absent in lists of decks
 */
public record SharedDeck(
    String key,
    String owner,
    String name,
    String format,
    boolean ok,
    int size,
    List<String> illuminati,
    String hash,
    Instant updatedAt,
    Optional<List<String>> cards) {

  /** Keeps an own copy. */
  public SharedDeck {
    illuminati = List.copyOf(illuminati);
  }

  /**
   * With whom a deck is shared.
   *
   * @param visibility {@code private}, {@code unlisted} or {@code public}
   * @param link where others read it, below the gateway's address
   */
  public record Sharing(String visibility, Optional<String> key, Optional<String> link) {}
}
