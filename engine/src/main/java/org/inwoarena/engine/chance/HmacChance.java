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

  /** One per stream, with its key; each draw works with a copy, so that threads may share. */
  private final Map<String, Mac> macs = new TreeMap<>();

  private HmacChance(Seeds seeds) {
    seeds.streams().forEach((stream, seed) -> macs.put(stream, keyed(seed)));
  }

  /** Chance under these seeds. */
  public static HmacChance of(Seeds seeds) {
    return new HmacChance(seeds);
  }

  @Override
  public Draw draw(String stream, String nonces, long counter, int bound) {
    var mac = macs.get(stream);
    if (mac == null) {
      throw new IllegalArgumentException("no seed for the stream " + stream);
    }
    var fair = WORDS - WORDS % bound;
    for (var place = counter; ; place++) {
      var words = ByteBuffer.wrap(value(mac, nonces + "|" + stream + "|" + place));
      while (words.hasRemaining()) {
        var word = Integer.toUnsignedLong(words.getInt());
        if (word < fair) {
          return new Draw((int) (word % bound), place + 1);
        }
      }
    }
  }

  private static Mac keyed(byte[] seed) {
    try {
      var mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(seed, ALGORITHM));
      // Takes the key in now, so that the copies need not do it for each draw.
      mac.update(new byte[0]);
      return mac;
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("every Java runtime has " + ALGORITHM, missing);
    }
  }

  private static byte[] value(Mac mac, String message) {
    try {
      var copy = (Mac) mac.clone();
      return copy.doFinal(message.getBytes(StandardCharsets.UTF_8));
    } catch (CloneNotSupportedException fixed) {
      throw new IllegalStateException("the HMAC of every Java runtime can be copied", fixed);
    }
  }
}
