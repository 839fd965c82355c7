package org.inwoarena.engine.chance;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The secret seeds of one game, one per stream: {@code dice}, {@code deck:0}, {@code deck:1} and so
 * on. Written as hex digits.
 */
public final class Seeds {

  private final SortedMap<String, String> hex;

  private Seeds(Map<String, String> hex) {
    this.hex = new TreeMap<>(hex);
    this.hex.values().forEach(seed -> HexFormat.of().parseHex(seed));
  }

  /** Seeds from their hex digits. */
  @JsonCreator
  public static Seeds ofHex(Map<String, String> hex) {
    return new Seeds(hex);
  }

  /** Fresh seeds of 32 bytes for a game of so many seats. */
  public static Seeds random(SecureRandom random, int seats) {
    var hex = new TreeMap<String, String>();
    hex.put(Chance.DICE, seed(random));
    for (var seat = 0; seat < seats; seat++) {
      hex.put(Chance.deck(seat), seed(random));
    }
    return new Seeds(hex);
  }

  private static String seed(SecureRandom random) {
    var bytes = new byte[32];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** The seeds as hex digits, by stream. */
  @JsonValue
  public SortedMap<String, String> hex() {
    return new TreeMap<>(hex);
  }

  /** SHA-256 of each seed, hex, by stream: what is published before the game. */
  public SortedMap<String, String> commitments() {
    var hashes = new TreeMap<String, String>();
    hex.forEach((stream, seed) -> hashes.put(stream, Hashes.sha256OfHex(seed)));
    return hashes;
  }

  /** The seeds themselves, by stream. */
  SortedMap<String, byte[]> streams() {
    var seeds = new TreeMap<String, byte[]>();
    hex.forEach((stream, seed) -> seeds.put(stream, HexFormat.of().parseHex(seed)));
    return seeds;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Seeds seeds && seeds.hex.equals(hex);
  }

  @Override
  public int hashCode() {
    return hex.hashCode();
  }

  /** Names the streams only: seeds stay out of logs. */
  @Override
  public String toString() {
    return "Seeds" + hex.keySet();
  }
}
