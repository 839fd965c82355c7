package org.inwoarena.tournament.pairing.matching;

/**
 * What a matching should have little of. Vertices are numbered from 0; costs are never negative.
 */
public interface Criterion {

  /** The cost of matching two different vertices, whichever is named first. */
  int cost(int one, int other);

  /** No perfect matching costs more than this; 0 takes the criterion out. */
  long worst();
}
