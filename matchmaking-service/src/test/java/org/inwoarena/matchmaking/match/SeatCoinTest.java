package org.inwoarena.matchmaking.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.UUID;
import java.util.stream.IntStream;
import org.inwoarena.matchmaking.player.Handle;
import org.inwoarena.matchmaking.player.Player;
import org.junit.jupiter.api.Test;

class SeatCoinTest {

  private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");

  @Test
  void theTossCanBeRepeatedAndIsFair() {
    var ann = seated("ann");
    var ben = seated("ben");
    var coin = new SeatCoin("00".repeat(32));
    var annFirst =
        IntStream.range(0, 1000)
            .mapToObj(i -> new UUID(7, i))
            .filter(
                match -> {
                  var seats = coin.seat(match, ann, ben);
                  assertThat(seats).containsExactlyInAnyOrder(ann, ben);
                  assertThat(coin.seat(match, ben, ann)).isEqualTo(seats);
                  return seats.getFirst().equals(ann);
                })
            .count();
    assertThat(annFirst).isBetween(430L, 570L);
  }

  private static Seated seated(String name) {
    return new Seated(
        new Player(name, new Handle(name), false, NOW),
        new Registration(
            "r-" + name, name, "deck", "constructed", "constructed@1", "hash", "1", NOW));
  }
}
