package org.inwoarena.tournament.pairing.matching;

import java.util.BitSet;
import java.util.stream.IntStream;

/** A set of unordered pairs of vertices: for each vertex the higher ones it may go with. */
final class PairSet {

  private final BitSet[] higher;

  private PairSet(int vertices) {
    higher =
        IntStream.range(0, vertices).mapToObj(one -> new BitSet(vertices)).toArray(BitSet[]::new);
  }

  static PairSet none(int vertices) {
    return new PairSet(vertices);
  }

  static PairSet all(int vertices) {
    var pairs = new PairSet(vertices);
    for (var one = 0; one < vertices; one++) {
      pairs.higher[one].set(one + 1, vertices);
    }
    return pairs;
  }

  int vertices() {
    return higher.length;
  }

  /** Adds a pair; says whether it is new. */
  boolean add(int one, int other) {
    var fresh = !contains(one, other);
    higher[Math.min(one, other)].set(Math.max(one, other));
    return fresh;
  }

  boolean contains(int one, int other) {
    return higher[Math.min(one, other)].get(Math.max(one, other));
  }

  /** The first of a vertex's higher partners beyond another, or -1. */
  int partnerBeyond(int one, int other) {
    return higher[one].nextSetBit(other + 1);
  }

  void forEach(PairAction action) {
    for (var one = 0; one < higher.length; one++) {
      for (var other = partnerBeyond(one, one); other >= 0; other = partnerBeyond(one, other)) {
        action.on(one, other);
      }
    }
  }

  /** Something done with a pair, its lower vertex first. */
  @FunctionalInterface
  interface PairAction {
    void on(int one, int other);
  }
}
