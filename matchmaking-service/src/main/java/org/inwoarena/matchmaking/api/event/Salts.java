package org.inwoarena.matchmaking.api.event;

import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.util.HexFormat;

/** Salts of event passwords. */
@ApplicationScoped
class Salts {

  private static final int BYTES = 16;

  private final SecureRandom random;

  Salts(SecureRandom random) {
    this.random = random;
  }

  String next() {
    var salt = new byte[BYTES];
    random.nextBytes(salt);
    return HexFormat.of().formatHex(salt);
  }
}
