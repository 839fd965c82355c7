package org.inwoarena.tournament.pairing.matching;

import java.util.List;

/**
 * A perfect matching and the dual variables of the linear program behind it (Edmonds): one for each
 * vertex, and a positive one for some odd sets of vertices, of which any two are nested or apart.
 *
 * @param partners for each vertex the one it is matched with
 * @param vertexDuals in units of 1/{@link #UNIT}
 * @param oddSets with positive duals
 */
public record DualSolution(int[] partners, long[] vertexDuals, List<OddSet> oddSets) {

  /** Weights are whole; duals are halves, quarters or, at worst, this small. */
  public static final long UNIT = 1024;

  /**
   * An odd set of vertices, which every perfect matching leaves at least once.
   *
   * @param dual in units of 1/{@link #UNIT}
   */
  public record OddSet(int[] members, long dual) {}
}
