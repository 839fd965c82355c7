package org.inwoarena.tournament.pairing.matching;

/**
 * The search for the least matchings of a face by one more stage. It is solved on a few near
 * neighbours of each vertex; the dual solution then prices all pairs that were left out, and those
 * that would pay are added until none is left. What remains is least over all pairs, and proven.
 */
final class Search {

  /** Admitted partners looked at, and those taken, for each vertex to begin with. */
  private static final int LOOKED_AT = 24;

  private static final int TAKEN = 6;

  /**
   * Pairs added at a time for each vertex, in either place: where one vertex is priced wrongly, all
   * its pairs seem to pay, and a few of them put it right.
   */
  private static final int ADDED = 3;

  private final Face face;
  private final Face.Weight weight;
  private final WeightedPairs pairs;

  /** A search in the face of a matching, which may or may not be least by the stage. */
  Search(Face face, Stage stage, int[] partners) {
    this.face = face;
    this.weight = face.weight(stage);
    this.pairs = new WeightedPairs(face.vertices());
    takeNeighbours(partners);
  }

  /** The least matchings, and one of them. */
  record Found(Face face, int[] partners) {}

  /**
   * Asks the solver until its answer is proven.
   *
   * @throws SolverTrouble if it answers wrongly, or is asked more often than allowed
   */
  Found run(PerfectMatchingSolver solver, int steps) {
    for (var step = 0; step < steps; step++) {
      var solution = solver.solve(pairs);
      var prices = Prices.of(solution);
      check(solution.partners(), prices);
      var tight = PairSet.none(face.vertices());
      if (!priceAll(prices, tight)) {
        return new Found(new Face(tight, prices.nest()), solution.partners());
      }
    }
    throw new SolverTrouble("No proven answer in " + steps + " steps.");
  }

  private void takeNeighbours(int[] partners) {
    var nearest = new Cheapest(TAKEN);
    for (var one = 0; one < partners.length; one++) {
      if (one < partners[one]) {
        add(one, partners[one]);
      }
      var other = face.admitted().partnerBeyond(one, one);
      for (var seen = 0; seen < LOOKED_AT && other >= 0; seen++) {
        nearest.offer(other, weight.of(one, other));
        other = face.admitted().partnerBeyond(one, other);
      }
      for (var near : nearest.take()) {
        add(one, near);
      }
    }
  }

  private void add(int one, int other) {
    pairs.add(one, other, weight.of(one, other));
  }

  /** A matching that weighs as much as the duals: least over the pairs the solver was given. */
  private void check(int[] partners, Prices prices) {
    for (var one = 0; one < partners.length; one++) {
      var other = partners[one];
      if (other == one || partners[other] != one || !pairs.contains(one, other)) {
        throw new SolverTrouble("The solver's answer is no perfect matching.");
      }
    }
    if (!prices.prove(weight.total(partners))) {
      throw new SolverTrouble("The solver's answer is not proven least.");
    }
  }

  /** Collects the pairs without slack; adds pairs that would pay and says whether there are any. */
  private boolean priceAll(Prices prices, PairSet tight) {
    var known = pairs.size();
    var times = new int[face.vertices()];
    var paying = new Cheapest(ADDED);
    for (var one = 0; one < face.vertices(); one++) {
      var other = face.admitted().partnerBeyond(one, one);
      for (; other >= 0; other = face.admitted().partnerBeyond(one, other)) {
        var slack = prices.slack(one, other, weight.of(one, other));
        if (slack == 0) {
          tight.add(one, other);
        } else if (slack < 0 && times[other] < ADDED) {
          paying.offer(other, slack);
        }
      }
      for (var partner : paying.take()) {
        addNew(one, partner);
        times[partner]++;
      }
    }
    return pairs.size() > known;
  }

  private void addNew(int one, int other) {
    if (pairs.contains(one, other)) {
      throw new SolverTrouble("The solver's prices do not hold for the pairs it was given.");
    }
    add(one, other);
  }
}
