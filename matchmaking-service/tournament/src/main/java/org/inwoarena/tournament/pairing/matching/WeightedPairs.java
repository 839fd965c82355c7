package org.inwoarena.tournament.pairing.matching;

import java.util.Arrays;

/** Pairs of vertices with their weights, each pair once, in the order they were added. */
public final class WeightedPairs {

  private final PairSet known;
  private int[] ones = new int[64];
  private int[] others = new int[64];
  private long[] weights = new long[64];
  private int size;

  WeightedPairs(int vertices) {
    known = PairSet.none(vertices);
  }

  /** How many there are. */
  public int size() {
    return size;
  }

  /** How many vertices they are pairs of. */
  public int vertices() {
    return known.vertices();
  }

  /** The first vertex of a pair. */
  public int one(int index) {
    return ones[index];
  }

  /** The second vertex of a pair. */
  public int other(int index) {
    return others[index];
  }

  /** What matching the pair weighs. */
  public long weight(int index) {
    return weights[index];
  }

  boolean contains(int one, int other) {
    return known.contains(one, other);
  }

  /** Adds a pair that is new. */
  void add(int one, int other, long weight) {
    if (!known.add(one, other)) {
      return;
    }
    if (size == ones.length) {
      ones = Arrays.copyOf(ones, 2 * size);
      others = Arrays.copyOf(others, 2 * size);
      weights = Arrays.copyOf(weights, 2 * size);
    }
    ones[size] = one;
    others[size] = other;
    weights[size++] = weight;
  }
}
