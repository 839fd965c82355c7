package org.inwoarena.tournament.pairing.matching;

import java.util.Arrays;

/**
 * A dual solution as prices. The slack of a pair is its weight less what its ends are worth and
 * less the odd sets between them. If no pair has a negative slack, no perfect matching weighs less
 * than all duals together; one that weighs as much is least (weak duality).
 */
final class Prices {

  private final long[] worth;
  private final Nest nest;
  private final long total;

  private Prices(long[] worth, Nest nest, long total) {
    this.worth = worth;
    this.nest = nest;
    this.total = total;
  }

  static Prices of(DualSolution solution) {
    var vertexDuals = solution.vertexDuals();
    var nest = Nest.of(vertexDuals.length, solution.oddSets());
    var worth = new long[vertexDuals.length];
    for (var vertex = 0; vertex < worth.length; vertex++) {
      worth[vertex] = vertexDuals[vertex] + nest.dualAround(vertex);
    }
    var total =
        Arrays.stream(vertexDuals).sum()
            + solution.oddSets().stream().mapToLong(DualSolution.OddSet::dual).sum();
    return new Prices(worth, nest, total);
  }

  long slack(int one, int other, long weight) {
    return DualSolution.UNIT * weight
        - worth[one]
        - worth[other]
        + 2 * nest.dualAroundBoth(one, other);
  }

  /** Whether they prove that no perfect matching weighs less, given that no slack is negative. */
  boolean prove(long weight) {
    return total == DualSolution.UNIT * weight;
  }

  Nest nest() {
    return nest;
  }
}
