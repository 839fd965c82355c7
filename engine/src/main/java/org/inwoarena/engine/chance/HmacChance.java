package org.inwoarena.engine.chance;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Map;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Chance of real play: HMAC-SHA-256 under the stream's seed over nonces, stream and counter. The
 * eight words of a value are tried in turn until one falls into the fair range.
 */
public final class HmacChance implements Chance {

  private static final String ALGORITHM = "HmacSHA256";
  private static final long WORDS = 1L << 32;

  private final Map<String, SecretKeySpec> keys = new TreeMap<>();

  private HmacChance(Seeds seeds) {
    seeds.streams().forEach((stream, seed) -> keys.put(stream, new SecretKeySpec(seed, ALGORITHM)));
  }

  /** Chance under these seeds. */
  public static HmacChance of(Seeds seeds) {
    return new HmacChance(seeds);
  }

  @Override
  public Draw draw(String stream, String nonces, long counter, int bound) {
    var key = keys.get(stream);
    if (key == null) {
      throw new IllegalArgumentException("no seed for the stream " + stream);
    }
    var fair = WORDS - WORDS % bound;
    for (var place = counter; ; place++) {
      var words = ByteBuffer.wrap(value(key, nonces + "|" + stream + "|" + place));
      while (words.hasRemaining()) {
        var word = Integer.toUnsignedLong(words.getInt());
        if (word < fair) {
          return new Draw((int) (word % bound), place + 1);
        }
      }
    }
  }

  private static byte[] value(SecretKeySpec key, String message) {
    try {
      var mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      return mac.doFinal(message.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("every Java runtime has " + ALGORITHM, missing);
    }
  }
}
