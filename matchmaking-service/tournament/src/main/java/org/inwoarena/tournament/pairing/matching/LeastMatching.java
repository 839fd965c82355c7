package org.inwoarena.tournament.pairing.matching;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Perfect matchings of the complete graph that are least by a list of criteria, one strictly after
 * another: each stage looks only among the matchings that are as good by the stages before.
 */
public final class LeastMatching {

  private final PerfectMatchingSolver solver;
  private final int steps;

  /**
   * Matches with a solver.
   *
   * @param steps how often it may be asked for each stage
   */
  public LeastMatching(PerfectMatchingSolver solver, int steps) {
    this.solver = solver;
    this.steps = steps;
  }

  /**
   * Matches an even number of vertices; it is quick if likely partners have near numbers.
   *
   * @return for each vertex its partner
   * @throws SolverTrouble if no proven answer is found in the steps allowed
   */
  public int[] match(int vertices, List<Criterion> criteria) {
    var found = new Search.Found(Face.all(vertices), neighbours(vertices));
    for (var stage : Stage.pack(criteria)) {
      found = narrow(found, stage);
    }
    return found.partners();
  }

  /** How a matching fares by a criterion. */
  public static long total(int[] partners, Criterion criterion) {
    Face.Weight weight = criterion::cost;
    return weight.total(partners);
  }

  private Search.Found narrow(Search.Found before, Stage stage) {
    Face.Weight cost = stage::cost;
    if (cost.total(before.partners()) == 0) {
      return new Search.Found(before.face().free(cost), before.partners());
    }
    return new Search(before.face(), stage, before.partners()).run(solver, steps);
  }

  private static int[] neighbours(int vertices) {
    if (vertices % 2 != 0) {
      throw new IllegalArgumentException("an odd number of vertices has no perfect matching");
    }
    return IntStream.range(0, vertices).map(vertex -> vertex ^ 1).toArray();
  }
}
