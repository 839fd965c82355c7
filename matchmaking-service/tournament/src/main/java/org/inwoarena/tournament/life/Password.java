package org.inwoarena.tournament.life;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/**
 * The password of an event, not in the clear.
 *
 * @param salt drawn at random for each event
 * @param hash hex
 */
public record Password(String salt, String hash) {

  private static final int ROUNDS = 20_000;
  private static final int BITS = 256;

  /** Hides a password. */
  public static Password of(String salt, String plain) {
    return new Password(salt, hash(salt, plain));
  }

  /** Whether an attempt is right. */
  public boolean matches(String attempt) {
    return MessageDigest.isEqual(
        hash.getBytes(StandardCharsets.US_ASCII),
        hash(salt, attempt).getBytes(StandardCharsets.US_ASCII));
  }

  private static String hash(String salt, String plain) {
    try {
      var spec =
          new PBEKeySpec(plain.toCharArray(), salt.getBytes(StandardCharsets.UTF_8), ROUNDS, BITS);
      var factory = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256");
      return HexFormat.of().formatHex(factory.generateSecret(spec).getEncoded());
    } catch (GeneralSecurityException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }
}
