package org.inwoarena.tournament.pairing;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import org.jgrapht.alg.matching.SparseEdmondsMaximumCardinalityMatching;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/**
 * Checks rounds by other means than those they are paired with: by trying every subset of a small
 * field, by maximum cardinality and by one matching of the complete graph for a large one. Vertices
 * are the contenders in the order given; one more is the bye if they are odd in number.
 */
final class Referee {

  /** Far more than the points between the pairs of any round in these tests. */
  private static final long OUTWEIGHS = 100_000;

  private final SwissRound round;
  private final List<Contender> contenders;
  private final int vertices;

  Referee(SwissRound round) {
    this.round = round;
    this.contenders = round.contenders();
    this.vertices = contenders.size() + contenders.size() % 2;
  }

  /** What the hard rules and the score difference make of a round: the smaller the better. */
  record Verdict(long secondByes, long rematches, long byePoints, long difference) {

    private static Verdict of(long packed) {
      return new Verdict(
          packed / OUTWEIGHS / OUTWEIGHS / OUTWEIGHS,
          packed / OUTWEIGHS / OUTWEIGHS % OUTWEIGHS,
          packed / OUTWEIGHS % OUTWEIGHS,
          packed % OUTWEIGHS);
    }
  }

  /** Every contender's place in the list, by who he was paired with. */
  int[] partners(Pairing pairing) {
    var partners = new int[vertices];
    Arrays.fill(partners, -1);
    for (var pair : pairing.pairs()) {
      seat(partners, index(pair.first()), index(pair.second()));
    }
    pairing.bye().ifPresent(bye -> seat(partners, index(bye.player()), contenders.size()));
    if (IntStream.of(partners).anyMatch(partner -> partner < 0)) {
      throw new AssertionError("somebody is left over");
    }
    return partners;
  }

  private static void seat(int[] partners, int one, int other) {
    if (one == other || partners[one] >= 0 || partners[other] >= 0) {
      throw new AssertionError("somebody sits at two tables");
    }
    partners[one] = other;
    partners[other] = one;
  }

  private int index(String id) {
    return IntStream.range(0, contenders.size())
        .filter(index -> contenders.get(index).id().equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError(id + " does not play this round"));
  }

  Verdict verdict(int[] partners) {
    var sum = 0L;
    for (var one = 0; one < vertices; one++) {
      if (one < partners[one]) {
        sum += cost(one, partners[one]).orElseThrow(() -> new AssertionError("forbidden couple"));
      }
    }
    return Verdict.of(sum);
  }

  /** Nothing if the two must not meet. */
  private Optional<Long> cost(int one, int other) {
    var upper = contenders.get(Math.min(one, other));
    if (Math.max(one, other) == contenders.size()) {
      return Optional.of(
          upper.freeWins() * OUTWEIGHS * OUTWEIGHS * OUTWEIGHS + upper.points() * OUTWEIGHS);
    }
    var lower = contenders.get(Math.max(one, other));
    if (round.forbidden().contains(new Couple(upper.id(), lower.id()))) {
      return Optional.empty();
    }
    var meetings = upper.opponents().stream().filter(lower.id()::equals).count();
    return Optional.of(
        meetings * OUTWEIGHS * OUTWEIGHS + Math.abs(upper.points() - lower.points()));
  }

  /** The best there is, by the least cost of every subset of the contenders. */
  Optional<Verdict> bestOfAll() {
    var best = new long[1 << vertices];
    Arrays.fill(best, -1);
    best[0] = 0;
    for (var subset = 1; subset < best.length; subset++) {
      var one = Integer.numberOfTrailingZeros(subset);
      for (var other = one + 1; other < vertices; other++) {
        var rest = subset & ~(1 << one) & ~(1 << other);
        if ((subset & 1 << other) != 0 && best[rest] >= 0) {
          var cost = cost(one, other);
          if (cost.isPresent() && (best[subset] < 0 || best[rest] + cost.get() < best[subset])) {
            best[subset] = best[rest] + cost.get();
          }
        }
      }
    }
    return Optional.of(best[best.length - 1]).filter(cost -> cost >= 0).map(Verdict::of);
  }

  /** Whether all can be paired with no forbidden couple, no rematch and no second bye at all. */
  boolean cleanRoundExists() {
    return perfect(pairs(OUTWEIGHS * OUTWEIGHS, -1));
  }

  /** The same if a given contender sits out. */
  boolean cleanRoundExistsWithout(int bye) {
    return perfect(pairs(OUTWEIGHS * OUTWEIGHS, bye));
  }

  boolean roundExists() {
    return perfect(pairs(Long.MAX_VALUE, -1));
  }

  /** The fewest second byes and rematches there can be, by one matching of the complete graph. */
  Verdict leastBreaches() {
    var least = least(-1, cost -> cost / OUTWEIGHS / OUTWEIGHS);
    return new Verdict(least / OUTWEIGHS, least % OUTWEIGHS, 0, 0);
  }

  /** The best there is with the same bye, by one matching of the complete graph. */
  Verdict bestWithBye(int bye) {
    var rematch = 10_000;
    var least = least(bye, cost -> cost / OUTWEIGHS / OUTWEIGHS * rematch + cost % OUTWEIGHS);
    return new Verdict(0, least / rematch, 0, least % rematch);
  }

  /** With weights that stay under the 1e10 that the solver takes for infinite. */
  private long least(int bye, LongUnaryOperator weight) {
    var graph = pairs(Long.MAX_VALUE, bye);
    for (var edge : graph.edgeSet()) {
      graph.setEdgeWeight(edge, weight.applyAsLong((long) graph.getEdgeWeight(edge)));
    }
    return (long) new KolmogorovWeightedPerfectMatching<>(graph).getMatching().getWeight();
  }

  private SimpleWeightedGraph<Integer, DefaultWeightedEdge> pairs(long below, int bye) {
    var graph = new SimpleWeightedGraph<Integer, DefaultWeightedEdge>(DefaultWeightedEdge.class);
    var present =
        IntStream.range(0, bye < 0 ? vertices : contenders.size())
            .filter(vertex -> vertex != bye)
            .toArray();
    for (var vertex : present) {
      graph.addVertex(vertex);
    }
    for (var one : present) {
      for (var other : present) {
        if (one < other) {
          cost(one, other)
              .filter(cost -> cost < below)
              .ifPresent(cost -> graph.setEdgeWeight(graph.addEdge(one, other), cost));
        }
      }
    }
    return graph;
  }

  private static boolean perfect(SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph) {
    return new SparseEdmondsMaximumCardinalityMatching<>(graph).getMatching().isPerfect();
  }
}
