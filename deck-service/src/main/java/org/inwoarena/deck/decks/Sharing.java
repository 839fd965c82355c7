package org.inwoarena.deck.decks;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * With whom a deck is shared.
 *
 * @param key the unguessable word in its link; a private deck has none
 */
public record Sharing(Visibility visibility, Optional<String> key) {

  /** Refuses a private deck with a link and a shared one without. */
  public Sharing {
    if (key.isPresent() == (visibility == Visibility.PRIVATE)) {
      throw new IllegalArgumentException("a deck has a link if it is shared: " + visibility);
    }
  }

  /** As every deck begins. */
  public static Sharing none() {
    return new Sharing(Visibility.PRIVATE, Optional.empty());
  }

  /** Shared like that from now on; an existing link stays good unless the deck becomes private. */
  public Sharing become(Visibility wanted, Supplier<String> fresh) {
    return wanted == Visibility.PRIVATE
        ? none()
        : new Sharing(wanted, key.or(() -> Optional.of(fresh.get())));
  }

  /** With another link; the old one leads nowhere. A private deck stays as it is. */
  public Sharing renewed(Supplier<String> fresh) {
    return new Sharing(visibility, key.map(old -> fresh.get()));
  }
}
