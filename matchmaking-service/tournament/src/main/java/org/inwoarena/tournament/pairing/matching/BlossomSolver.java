package org.inwoarena.tournament.pairing.matching;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.inwoarena.tournament.pairing.matching.DualSolution.OddSet;
import org.jgrapht.Graph;
import org.jgrapht.alg.matching.blossom.v5.BlossomVOptions;
import org.jgrapht.alg.matching.blossom.v5.BlossomVOptions.DualUpdateStrategy;
import org.jgrapht.alg.matching.blossom.v5.BlossomVOptions.InitializationType;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/** Blossom V as JGraphT has it. The same pairs in the same order give the same answer. */
public final class BlossomSolver implements PerfectMatchingSolver {

  /** The fastest of JGraphT's combinations on the graphs of Swiss rounds. */
  private static final BlossomVOptions OPTIONS =
      new BlossomVOptions(
          InitializationType.GREEDY,
          DualUpdateStrategy.MULTIPLE_TREE_CONNECTED_COMPONENTS,
          true,
          true);

  @Override
  public DualSolution solve(WeightedPairs pairs) {
    var graph = graph(pairs);
    try {
      var blossom = new KolmogorovWeightedPerfectMatching<>(graph, OPTIONS);
      var partners = partners(graph, blossom.getMatching().getEdges());
      return dualSolution(partners, blossom.getDualSolution().getDualVariables());
    } catch (IllegalArgumentException none) {
      throw new SolverTrouble("The solver found no perfect matching, though there is one.", none);
    }
  }

  private static Graph<Integer, DefaultWeightedEdge> graph(WeightedPairs pairs) {
    var graph = new SimpleWeightedGraph<Integer, DefaultWeightedEdge>(DefaultWeightedEdge.class);
    for (var vertex = 0; vertex < pairs.vertices(); vertex++) {
      graph.addVertex(vertex);
    }
    for (var index = 0; index < pairs.size(); index++) {
      var edge = graph.addEdge(pairs.one(index), pairs.other(index));
      graph.setEdgeWeight(edge, pairs.weight(index));
    }
    return graph;
  }

  private static int[] partners(
      Graph<Integer, DefaultWeightedEdge> graph, Set<DefaultWeightedEdge> matched) {
    var partners = new int[graph.vertexSet().size()];
    for (var edge : matched) {
      partners[graph.getEdgeSource(edge)] = graph.getEdgeTarget(edge);
      partners[graph.getEdgeTarget(edge)] = graph.getEdgeSource(edge);
    }
    return partners;
  }

  private static DualSolution dualSolution(int[] partners, Map<Set<Integer>, Double> duals) {
    var vertexDuals = new long[partners.length];
    List<OddSet> oddSets = new ArrayList<>();
    duals.forEach(
        (set, value) -> {
          var dual = Math.round(value * DualSolution.UNIT);
          if (set.size() == 1) {
            vertexDuals[set.iterator().next()] = dual;
          } else {
            oddSets.add(
                new OddSet(set.stream().mapToInt(Integer::intValue).sorted().toArray(), dual));
          }
        });
    return new DualSolution(partners, vertexDuals, oddSets);
  }
}
