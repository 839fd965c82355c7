package org.inwoarena.tournament.pairing.matching;

import java.util.List;

/**
 * The perfect matchings that are least by all criteria so far: those that use the admitted pairs
 * alone and leave each odd set of the nest exactly once (complementary slackness: pairs without
 * slack, odd sets with a positive dual).
 */
record Face(PairSet admitted, Nest nest) {

  /** All perfect matchings. */
  static Face all(int vertices) {
    return new Face(PairSet.all(vertices), Nest.of(vertices, List.of()));
  }

  int vertices() {
    return admitted.vertices();
  }

  /**
   * Those of its matchings that cost nothing, if one is known to. That they are all of the least
   * ones is proven by a dual of 0 at each vertex and of one leaving at each odd set of the nest.
   */
  Face free(Weight cost) {
    var free = PairSet.none(vertices());
    admitted.forEach(
        (one, other) -> {
          if (cost.of(one, other) == 0) {
            free.add(one, other);
          }
        });
    return new Face(free, nest);
  }

  /**
   * What to minimise among its matchings: each leaving of an odd set outweighs all cost, and no
   * matching has fewer leavings than there are odd sets.
   */
  Weight weight(Stage stage) {
    return nest.size() == 0
        ? stage::cost
        : (one, other) -> stage.outweighing() * nest.between(one, other) + stage.cost(one, other);
  }

  /** What it weighs to match two vertices. */
  @FunctionalInterface
  interface Weight {
    long of(int one, int other);

    /** What a whole matching weighs. */
    default long total(int[] partners) {
      var sum = 0L;
      for (var one = 0; one < partners.length; one++) {
        if (one < partners[one]) {
          sum += of(one, partners[one]);
        }
      }
      return sum;
    }
  }
}
