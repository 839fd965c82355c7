package org.inwoarena.matchmaking.queue;

import java.util.List;

/**
 * What a pass decided, and why.
 *
 * @param pairs who meets whom
 * @param leftOut who waits on
 */
public record Pairing(List<Pair> pairs, List<LeftOut> leftOut) {

  /** Keeps own copies. */
  public Pairing {
    pairs = List.copyOf(pairs);
    leftOut = List.copyOf(leftOut);
  }

  /** Two players who meet. */
  public record Pair(Waiting first, Waiting second, Why why) {}

  /**
   * Why two players met.
   *
   * @param gap rating points between them
   * @param window points both would accept; {@link Patience#ANYBODY} once ratings do not matter
   * @param firstWaited seconds
   * @param secondWaited seconds
   * @param rematch whether they had just played each other
   */
  public record Why(int gap, int window, long firstWaited, long secondWaited, boolean rematch) {}

  /** Somebody who waits on. */
  public record LeftOut(Waiting waiting, Outlook outlook) {}
}
