package org.inwoarena.matchmaking.match;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;

/**
 * The coin that decides who takes seat 0. It is tossed from a recorded seed, so that anybody can
 * repeat the toss; the dice of the game, not the seat, decide who begins (R2).
 *
 * @param seed hex, drawn at random for each match
 */
public record SeatCoin(String seed) implements Seating {

  @Override
  public List<Seated> seat(UUID match, Seated one, Seated other) {
    var byId =
        List.of(one, other).stream()
            .sorted(Comparator.comparing(who -> who.player().id()))
            .toList();
    return heads(match) ? byId : byId.reversed();
  }

  private boolean heads(UUID match) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      digest.update(HexFormat.of().parseHex(seed));
      return (digest.digest(match.toString().getBytes(StandardCharsets.US_ASCII))[0] & 1) == 0;
    } catch (NoSuchAlgorithmException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }
}
