package org.inwoarena.matchmaking.queue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.inwoarena.matchmaking.queue.Pairing.LeftOut;
import org.inwoarena.matchmaking.queue.Pairing.Pair;
import org.inwoarena.matchmaking.queue.Pairing.Why;
import org.jgrapht.alg.interfaces.MatchingAlgorithm.Matching;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedMatching;
import org.jgrapht.alg.matching.blossom.v5.ObjectiveSense;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;
import org.jgrapht.util.SupplierUtil;

/**
 * Pairs the waiting players of one ladder: as many as possible, and among all ways to do that the
 * one with the least sum of rating gaps and of patience asked of those who wait on. The same
 * tickets at the same time give the same pairs, in whatever order they come.
 */
public final class Matcher {

  private static final Comparator<Waiting> LONGEST_FIRST =
      Comparator.comparing(Waiting::since).thenComparing(Waiting::ticket);

  /** Gaps beyond this are all equally bad, and waits beyond that all equally long. */
  private static final int WORST_GAP = 1000;

  private static final int LONGEST_WAIT = 300;
  private static final int WORST_COST = WORST_GAP + 2 * LONGEST_WAIT;

  private final Patience patience;

  /** Pairs by these rules. */
  public Matcher(Patience patience) {
    this.patience = patience;
  }

  /** One pass over the waiting tickets of a ladder. */
  public Pairing pair(List<Waiting> tickets, Instant now) {
    var waiting = tickets.stream().sorted(LONGEST_FIRST).toList();
    var graph = admissible(waiting, now);
    var pairs =
        match(graph).getEdges().stream()
            .map(edge -> edge(graph, edge))
            .sorted(Comparator.comparing(Edge::first))
            .map(edge -> pair(waiting.get(edge.first()), waiting.get(edge.second()), now))
            .toList();
    return new Pairing(pairs, leftOut(waiting, pairs, graph, now));
  }

  private SimpleWeightedGraph<Integer, DefaultWeightedEdge> admissible(
      List<Waiting> waiting, Instant now) {
    // The solver adds vertices of its own: they are numbered after ours.
    var graph =
        new SimpleWeightedGraph<>(
            SupplierUtil.createIntegerSupplier(waiting.size()),
            SupplierUtil.createDefaultWeightedEdgeSupplier());
    IntStream.range(0, waiting.size()).forEach(graph::addVertex);
    // One pair more outweighs any cost of all pairs. Weights stay far below the 1e10 that
    // JGraphT's solver takes for infinite.
    var pairBonus = (waiting.size() / 2 + 1) * WORST_COST + 1;
    for (var i = 0; i < waiting.size(); i++) {
      for (var j = i + 1; j < waiting.size(); j++) {
        var one = waiting.get(i);
        var other = waiting.get(j);
        if (mayMeet(one, other, waiting.size(), now)) {
          graph.setEdgeWeight(graph.addEdge(i, j), pairBonus - cost(one, other, now));
        }
      }
    }
    return graph;
  }

  private static Matching<Integer, DefaultWeightedEdge> match(
      SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph) {
    return new KolmogorovWeightedMatching<>(graph, ObjectiveSense.MAXIMIZE).getMatching();
  }

  private boolean mayMeet(Waiting one, Waiting other, int waiting, Instant now) {
    if (one.player().equals(other.player())
        || !inWindow(one, other, now)
        || !one.mayBeRated(other)) {
      return false;
    }
    var othersWait = waiting > 2;
    return !one.justPlayed(other) || !othersWait || patience.rematchIsFine(one, other, now);
  }

  private boolean inWindow(Waiting one, Waiting other, Instant now) {
    return gap(one, other) <= patience.commonWindow(one, other, now);
  }

  private static int gap(Waiting one, Waiting other) {
    return Math.abs(one.rating() - other.rating());
  }

  private static int cost(Waiting one, Waiting other, Instant now) {
    var waited = countedWait(one.waited(now)) + countedWait(other.waited(now));
    return Math.min(gap(one, other), WORST_GAP) + 2 * LONGEST_WAIT - waited;
  }

  private static int countedWait(Duration waited) {
    return (int) Math.min(waited.toSeconds(), LONGEST_WAIT);
  }

  private Pair pair(Waiting first, Waiting second, Instant now) {
    return new Pair(
        first,
        second,
        new Why(
            gap(first, second),
            patience.commonWindow(first, second, now),
            first.waited(now).toSeconds(),
            second.waited(now).toSeconds(),
            first.justPlayed(second)));
  }

  private List<LeftOut> leftOut(
      List<Waiting> waiting,
      List<Pair> pairs,
      SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph,
      Instant now) {
    var served = new HashSet<Waiting>();
    pairs.forEach(pair -> served.addAll(List.of(pair.first(), pair.second())));
    var left = new ArrayList<LeftOut>();
    for (var i = 0; i < waiting.size(); i++) {
      var one = waiting.get(i);
      if (!served.contains(one)) {
        left.add(new LeftOut(one, outlook(one, waiting, graph.degreeOf(i) > 0, now)));
      }
    }
    return left;
  }

  private Outlook outlook(Waiting one, List<Waiting> waiting, boolean somebodyFits, Instant now) {
    if (somebodyFits) {
      return Outlook.OTHERS_FIRST;
    }
    var others = waiting.stream().filter(other -> !other.player().equals(one.player())).toList();
    var near = others.stream().filter(other -> inWindow(one, other, now)).toList();
    if (near.isEmpty()) {
      return others.isEmpty() ? Outlook.ALONE : Outlook.OUTSIDE_WINDOW;
    }
    return near.stream().anyMatch(one::mayBeRated) ? Outlook.REMATCH_ONLY : Outlook.DAILY_CAP;
  }

  private static Edge edge(
      SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph, DefaultWeightedEdge edge) {
    int source = graph.getEdgeSource(edge);
    int target = graph.getEdgeTarget(edge);
    return new Edge(Math.min(source, target), Math.max(source, target));
  }

  /** Two places in the line of the waiting. */
  private record Edge(int first, int second) {}
}
