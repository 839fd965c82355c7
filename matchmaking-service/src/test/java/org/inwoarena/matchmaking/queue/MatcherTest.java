package org.inwoarena.matchmaking.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import org.inwoarena.matchmaking.queue.Pairing.Pair;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Duty 20: nobody meets himself, nobody is forgotten, no rematch while others wait")
class MatcherTest {

  private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");
  private static final Patience PATIENCE =
      new Patience(150, 50, Duration.ofMinutes(2), Duration.ofMinutes(3));
  private static final int SEEDS = 3000;

  private final Matcher matcher = new Matcher(PATIENCE);

  @Test
  void nobodyAndOneAloneArePairedWithNobody() {
    assertThat(matcher.pair(List.of(), NOW).pairs()).isEmpty();
    var pairing = matcher.pair(List.of(waiting("ann", 1500, 30)), NOW);
    assertThat(pairing.pairs()).isEmpty();
    assertThat(pairing.leftOut())
        .extracting(Pairing.LeftOut::outlook)
        .containsExactly(Outlook.ALONE);
  }

  @Test
  void theWindowWidensUntilItIsOpen() {
    assertThat(PATIENCE.windowAfter(Duration.ZERO)).isEqualTo(150);
    assertThat(PATIENCE.windowAfter(Duration.ofSeconds(40))).isEqualTo(350);
    assertThat(PATIENCE.windowAfter(Duration.ofMinutes(2))).isEqualTo(Patience.ANYBODY);

    var far = List.of(waiting("ann", 1500, 10), waiting("ben", 2400, 10));
    assertThat(matcher.pair(far, NOW).pairs()).isEmpty();
    assertThat(matcher.pair(far, NOW).leftOut())
        .extracting(Pairing.LeftOut::outlook)
        .containsOnly(Outlook.OUTSIDE_WINDOW);
    assertThat(matcher.pair(far, NOW.plusSeconds(120)).pairs()).hasSize(1);
  }

  @Test
  void aRematchWaitsWhileOthersDo() {
    var ann = waiting("ann", 1500, 20, "ben");
    var ben = waiting("ben", 1500, 20, "ann");
    var stranger = waiting("zoe", 2900, 5);

    var alone = matcher.pair(List.of(ann, ben), NOW).pairs();
    assertThat(alone).hasSize(1).allMatch(pair -> pair.why().rematch());

    var withOthers = matcher.pair(List.of(ann, ben, stranger), NOW);
    assertThat(withOthers.pairs()).isEmpty();
    assertThat(withOthers.leftOut())
        .extracting(left -> left.waiting().player() + " " + left.outlook())
        .containsExactlyInAnyOrder("ann REMATCH_ONLY", "ben REMATCH_ONLY", "zoe OUTSIDE_WINDOW");

    var later = matcher.pair(List.of(ann, ben, waiting("zoe", 2900, -160)), NOW.plusSeconds(165));
    assertThat(later.pairs()).as("at last a rematch is better than nothing").hasSize(1);
  }

  @Test
  void theLongerWaitingOfTwoEqualsIsServedFirst() {
    var pairs =
        matcher
            .pair(
                List.of(
                    waiting("new", 1500, 1), waiting("old", 1500, 60), waiting("mid", 1500, 30)),
                NOW)
            .pairs();
    assertThat(pairs).hasSize(1);
    assertThat(players(pairs)).containsExactlyInAnyOrder("old", "mid");
  }

  @Test
  void oneMorePairOutweighsAnyGap() {
    // b and c fit perfectly, but then a and d would wait.
    var line =
        List.of(
            waiting("a", 1000, 0),
            waiting("b", 1150, 0),
            waiting("c", 1150, 0),
            waiting("d", 1300, 0));
    assertThat(matcher.pair(line, NOW).pairs()).hasSize(2);
  }

  @Test
  void randomQueuesKeepEveryPromise() {
    for (var seed = 0; seed < SEEDS; seed++) {
      var random = new Random(seed);
      var queue = randomQueue(random, 1 + random.nextInt(8));
      var pairing = matcher.pair(queue, NOW);
      var why = "seed " + seed + ": " + queue;

      assertThat(new HashSet<>(players(pairing.pairs())))
          .as(why)
          .hasSize(pairing.pairs().size() * 2);
      assertThat(pairing.pairs().size() * 2 + pairing.leftOut().size())
          .as(why)
          .isEqualTo(queue.size());
      assertThat(pairing.pairs()).as(why).allMatch(pair -> allowed(pair, queue));
      var best = best(queue, queue.size());
      assertThat(pairing.pairs().size()).as(why).isEqualTo(best.pairs());
      assertThat(pairing.pairs().stream().mapToInt(MatcherTest::cost).sum())
          .as(why)
          .isEqualTo(best.cost());
    }
  }

  @Test
  void theOrderOfTheTicketsDoesNotMatter() {
    for (var seed = 0; seed < 200; seed++) {
      var random = new Random(seed);
      var queue = randomQueue(random, 2 + random.nextInt(40));
      var shuffled = new ArrayList<>(queue);
      Collections.shuffle(shuffled, random);
      assertThat(matcher.pair(shuffled, NOW))
          .as("seed " + seed)
          .isEqualTo(matcher.pair(queue, NOW));
    }
  }

  /** The rules once more, written down independently of the matcher. */
  private static boolean allowed(Pair pair, List<Waiting> queue) {
    return allowed(pair.first(), pair.second(), queue.size());
  }

  private static boolean allowed(Waiting a, Waiting b, int waiting) {
    var gap = Math.abs(a.rating() - b.rating());
    var near = gap <= window(a) && gap <= window(b);
    var rematch =
        a.lastOpponent().equals(Optional.of(b.player()))
            || b.lastOpponent().equals(Optional.of(a.player()));
    var patient = seconds(a) >= 180 && seconds(b) >= 180;
    return near && (!rematch || waiting == 2 || patient);
  }

  private static long window(Waiting one) {
    return seconds(one) >= 120 ? Long.MAX_VALUE : 150 + 50 * (seconds(one) / 10);
  }

  private static long seconds(Waiting one) {
    return Math.max(0, Duration.between(one.since(), NOW).toSeconds());
  }

  private static int cost(Pair pair) {
    return cost(pair.first(), pair.second());
  }

  private static int cost(Waiting a, Waiting b) {
    var gap = Math.min(1000, Math.abs(a.rating() - b.rating()));
    return (int) (gap + 600 - Math.min(300, seconds(a)) - Math.min(300, seconds(b)));
  }

  /** The best there is, by trying everything. */
  private static Best best(List<Waiting> rest, int waiting) {
    if (rest.size() < 2) {
      return new Best(0, 0);
    }
    var first = rest.getFirst();
    var best = best(rest.subList(1, rest.size()), waiting);
    for (var i = 1; i < rest.size(); i++) {
      var other = rest.get(i);
      if (allowed(first, other, waiting)) {
        var remaining = new ArrayList<>(rest.subList(1, rest.size()));
        remaining.remove(other);
        var with = best(remaining, waiting);
        best = best.or(new Best(with.pairs() + 1, with.cost() + cost(first, other)));
      }
    }
    return best;
  }

  private record Best(int pairs, int cost) {
    Best or(Best other) {
      var better = other.pairs > pairs || (other.pairs == pairs && other.cost < cost);
      return better ? other : this;
    }
  }

  private static List<Waiting> randomQueue(Random random, int size) {
    var names = IntStream.range(0, size).mapToObj(i -> "p" + i).toList();
    return names.stream()
        .map(
            name -> {
              var opponent = names.get(random.nextInt(size));
              var last =
                  random.nextBoolean() && !opponent.equals(name)
                      ? Optional.of(opponent)
                      : Optional.<String>empty();
              return new Waiting(
                  new UUID(random.nextLong(), random.nextLong()),
                  name,
                  1200 + random.nextInt(900),
                  NOW.minusSeconds(random.nextInt(random.nextBoolean() ? 60 : 400)),
                  last);
            })
        .toList();
  }

  private static List<String> players(List<Pair> pairs) {
    return pairs.stream()
        .flatMap(pair -> List.of(pair.first().player(), pair.second().player()).stream())
        .toList();
  }

  private static Waiting waiting(String player, int rating, int seconds) {
    return new Waiting(
        UUID.nameUUIDFromBytes(player.getBytes(java.nio.charset.StandardCharsets.UTF_8)),
        player,
        rating,
        NOW.minusSeconds(seconds),
        Optional.empty());
  }

  private static Waiting waiting(String player, int rating, int seconds, String lastOpponent) {
    var fresh = waiting(player, rating, seconds);
    return new Waiting(fresh.ticket(), player, rating, fresh.since(), Optional.of(lastOpponent));
  }
}
