package org.inwoarena.tournament.pairing.matching;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.inwoarena.tournament.pairing.matching.DualSolution.OddSet;

/** Odd sets of which any two are nested or apart, seen from the vertices: from outside inwards. */
final class Nest {

  private static final int[] NOWHERE = {};

  private final int[][] around;
  private final List<OddSet> sets;

  private Nest(int[][] around, List<OddSet> sets) {
    this.around = around;
    this.sets = sets;
  }

  /**
   * The nest of odd sets with positive duals.
   *
   * @throws SolverTrouble if they are something else
   */
  static Nest of(int vertices, List<OddSet> oddSets) {
    var sets =
        oddSets.stream()
            .sorted(
                Comparator.<OddSet>comparingInt(set -> -set.members().length)
                    .thenComparingInt(set -> set.members()[0]))
            .toList();
    var around = new ArrayList<List<Integer>>();
    IntStream.range(0, vertices).forEach(vertex -> around.add(new ArrayList<>()));
    for (var set = 0; set < sets.size(); set++) {
      var members = sets.get(set).members();
      var parents = IntStream.of(members).mapToObj(member -> List.copyOf(around.get(member)));
      if (members.length % 2 == 0 || sets.get(set).dual() <= 0 || parents.distinct().count() > 1) {
        throw new SolverTrouble("The solver's odd sets are none, or are not nested.");
      }
      for (var member : members) {
        around.get(member).add(set);
      }
    }
    return new Nest(around.stream().map(Nest::array).toArray(int[][]::new), sets);
  }

  private static int[] array(List<Integer> sets) {
    return sets.isEmpty() ? NOWHERE : sets.stream().mapToInt(Integer::intValue).toArray();
  }

  int size() {
    return sets.size();
  }

  /** How many sets hold one of the two vertices and not the other. */
  int between(int one, int other) {
    return around[one].length + around[other].length - 2 * shared(one, other);
  }

  /** The duals of all sets around a vertex. */
  long dualAround(int vertex) {
    var sum = 0L;
    for (var set : around[vertex]) {
      sum += sets.get(set).dual();
    }
    return sum;
  }

  /** The duals of all sets around both vertices. */
  long dualAroundBoth(int one, int other) {
    var sum = 0L;
    for (var depth = shared(one, other) - 1; depth >= 0; depth--) {
      sum += sets.get(around[one][depth]).dual();
    }
    return sum;
  }

  private int shared(int one, int other) {
    var most = Math.min(around[one].length, around[other].length);
    var depth = 0;
    while (depth < most && around[one][depth] == around[other][depth]) {
      depth++;
    }
    return depth;
  }
}
