package org.inwoarena.tournament.pairing.matching;

/** Finds perfect matchings of least weight. What it answers is checked, never believed. */
@FunctionalInterface
public interface PerfectMatchingSolver {

  /**
   * A perfect matching of least weight and the dual solution that proves it.
   *
   * @throws SolverTrouble if it finds none
   */
  DualSolution solve(WeightedPairs pairs);
}
