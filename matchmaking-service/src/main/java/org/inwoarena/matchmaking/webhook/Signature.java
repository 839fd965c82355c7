package org.inwoarena.matchmaking.webhook;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** How a receiver knows that a message is ours and when it was sent. */
public final class Signature {

  private static final String HMAC = "HmacSHA256";

  private Signature() {}

  /**
   * HMAC-SHA-256 of {@code timestamp.body}, as {@code v1=HEX}.
   *
   * @param timestamp seconds since 1970, as sent with the message
   */
  public static String of(String secret, long timestamp, String body) {
    try {
      var mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), HMAC));
      var signed = (timestamp + "." + body).getBytes(StandardCharsets.UTF_8);
      return "v1=" + HexFormat.of().formatHex(mac.doFinal(signed));
    } catch (GeneralSecurityException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }
}
