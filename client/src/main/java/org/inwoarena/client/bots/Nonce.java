package org.inwoarena.client.bots;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * A player's own share in the chance of a game: pledged by its hash first, shown once all have
 * pledged. It must come from a source nobody can predict, whatever else a bot does by seed.
 *
 * @param hex 64 lower-case hex digits
 */
record Nonce(String hex) {

  static Nonce random(SecureRandom random) {
    var bytes = new byte[32];
    random.nextBytes(bytes);
    return new Nonce(HexFormat.of().formatHex(bytes));
  }

  /** SHA-256 of the nonce's 32 bytes, 64 hex digits. */
  String pledge() {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(HexFormat.of().parseHex(hex)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
