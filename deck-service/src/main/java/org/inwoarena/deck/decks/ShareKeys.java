package org.inwoarena.deck.decks;

import java.security.SecureRandom;
import java.util.Base64;

/** Makes the words in links that nobody can guess. */
public final class ShareKeys {

  private static final int BYTES = 24;

  private final SecureRandom random;

  /** Keys out of this source. */
  public ShareKeys(SecureRandom random) {
    this.random = random;
  }

  /** A fresh key of 32 letters, digits, dashes and underscores. */
  public String fresh() {
    var bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
