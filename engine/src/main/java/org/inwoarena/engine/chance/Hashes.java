package org.inwoarena.engine.chance;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** SHA-256 over bytes written as lower-case hex digits: nonces, pledges and commitments. */
public final class Hashes {

  /** The nonce of a seat that gave none in time. */
  public static final String ZEROS = "0".repeat(64);

  private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

  private Hashes() {}

  /** Whether the text is 32 bytes in lower-case hex digits. */
  public static boolean isHex(String text) {
    return HEX.matcher(text).matches();
  }

  /** SHA-256 of the bytes. */
  public static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException("every Java runtime has SHA-256", missing);
    }
  }

  /** SHA-256 of the bytes that the hex digits spell: the pledge of a nonce. */
  public static String sha256OfHex(String hex) {
    return sha256(HexFormat.of().parseHex(hex));
  }
}
