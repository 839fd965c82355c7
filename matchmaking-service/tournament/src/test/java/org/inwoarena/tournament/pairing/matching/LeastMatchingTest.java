package org.inwoarena.tournament.pairing.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.inwoarena.tournament.pairing.matching.DualSolution.OddSet;
import org.junit.jupiter.api.Test;

class LeastMatchingTest {

  private final LeastMatching matching = new LeastMatching(new BlossomSolver(), 50);

  /** A table of costs; the larger the worst case it claims, the fewer share a stage with it. */
  private record Costs(int[][] costs, long worst) implements Criterion {

    static Costs random(int vertices, int most, long worst, Random random) {
      var costs = new int[vertices][vertices];
      for (var one = 0; one < vertices; one++) {
        for (var other = 0; other < one; other++) {
          costs[one][other] = random.nextInt(3) == 0 ? random.nextInt(most + 1) : most / 2;
          costs[other][one] = costs[one][other];
        }
      }
      return new Costs(costs, worst);
    }

    @Override
    public int cost(int one, int other) {
      return costs[one][other];
    }
  }

  @Test
  void eachCriterionIsLeastAmongTheLeastOfTheOnesBefore() {
    for (var seed = 0; seed < 1500; seed++) {
      var random = new Random(seed);
      var vertices = 2 * (1 + random.nextInt(5));
      var stagesApart = random.nextInt(3);
      var criteria = new ArrayList<Criterion>();
      for (var index = 0; index < 4; index++) {
        var most = 1 + random.nextInt(6);
        var worst = vertices / 2 * most;
        criteria.add(
            Costs.random(
                vertices, most, random.nextInt(3) < stagesApart ? 60_000_000 : worst, random));
      }
      var partners = matching.match(vertices, criteria);
      assertThat(totals(partners, criteria))
          .as("seed %d", seed)
          .isEqualTo(leastOfAll(vertices, criteria));
    }
  }

  @Test
  void aLargeMatchingIsLeastOverAllPairsThoughFewAreLookedAt() {
    for (var seed = 0; seed < 20; seed++) {
      var random = new Random(seed);
      var vertices = 60 + 2 * random.nextInt(20);
      List<Criterion> apart =
          List.of(
              Costs.random(vertices, 9, 60_000_000, random),
              Costs.random(vertices, 9, 60_000_000, random));
      List<Criterion> together =
          List.of(
              new Costs(((Costs) apart.get(0)).costs(), vertices / 2 * 9),
              new Costs(((Costs) apart.get(1)).costs(), vertices / 2 * 9));
      assertThat(totals(matching.match(vertices, apart), apart))
          .as("seed %d", seed)
          .isEqualTo(totals(matching.match(vertices, together), apart));
    }
  }

  @Test
  void anOddNumberIsRefused() {
    assertThatThrownBy(() -> matching.match(3, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void nobodyIsMatchedWithNobody() {
    assertThat(matching.match(0, List.of())).isEmpty();
  }

  @Test
  void aMatchingThatIsNotLeastIsFoundOut() {
    PerfectMatchingSolver lazy =
        pairs -> new DualSolution(new int[] {1, 0, 3, 2}, new long[4], List.of());
    assertTrouble(lazy, "not proven least");
  }

  @Test
  void halfAMatchingIsFoundOut() {
    PerfectMatchingSolver sloppy =
        pairs -> new DualSolution(new int[] {1, 2, 3, 0}, new long[4], List.of());
    assertTrouble(sloppy, "no perfect matching");
  }

  @Test
  void pricesThatDoNotHoldAreFoundOut() {
    PerfectMatchingSolver boastful =
        pairs ->
            new DualSolution(
                new int[] {1, 0, 3, 2}, new long[] {10 * DualSolution.UNIT, 0, 0, 0}, List.of());
    assertTrouble(boastful, "prices do not hold");
  }

  @Test
  void oddSetsThatAreNoneAreFoundOut() {
    for (var set :
        List.of(new OddSet(new int[] {0, 1}, 1024), new OddSet(new int[] {0, 1, 2}, -1024))) {
      PerfectMatchingSolver strange =
          pairs -> new DualSolution(new int[] {1, 0, 3, 2}, new long[4], List.of(set));
      assertTrouble(strange, "odd sets");
    }
  }

  @Test
  void theWatchdogEndsASearchWithoutEnd() {
    var blossom = new BlossomSolver();
    var impatient = new LeastMatching(blossom, 1);
    var distant = 200;
    Criterion farApart = new Costs(Costs.random(distant, 9, 1000, new Random(1)).costs(), 1000);
    assertThatThrownBy(() -> impatient.match(distant, List.of(farApart)))
        .isInstanceOf(SolverTrouble.class)
        .hasMessage("No proven answer in 1 steps.");
  }

  private static void assertTrouble(PerfectMatchingSolver solver, String message) {
    var costs = new Costs(new int[][] {{0, 5, 1, 1}, {5, 0, 1, 1}, {1, 1, 0, 5}, {1, 1, 5, 0}}, 10);
    assertThatThrownBy(() -> new LeastMatching(solver, 5).match(4, List.of(costs)))
        .isInstanceOf(SolverTrouble.class)
        .hasMessageContaining(message);
  }

  private static List<Long> totals(int[] partners, List<Criterion> criteria) {
    return criteria.stream().map(criterion -> LeastMatching.total(partners, criterion)).toList();
  }

  private static List<Long> leastOfAll(int vertices, List<Criterion> criteria) {
    var partners = new int[vertices];
    Arrays.fill(partners, -1);
    return least(partners, criteria);
  }

  /** Tries every perfect matching. */
  private static List<Long> least(int[] partners, List<Criterion> criteria) {
    var one = 0;
    while (one < partners.length && partners[one] >= 0) {
      one++;
    }
    if (one == partners.length) {
      return totals(partners, criteria);
    }
    List<Long> least = null;
    for (var other = one + 1; other < partners.length; other++) {
      if (partners[other] < 0) {
        partners[one] = other;
        partners[other] = one;
        var found = least(partners, criteria);
        least = least == null || Arrays.compare(array(found), array(least)) < 0 ? found : least;
        partners[other] = -1;
      }
    }
    partners[one] = -1;
    return least;
  }

  private static long[] array(List<Long> values) {
    return values.stream().mapToLong(Long::longValue).toArray();
  }
}
