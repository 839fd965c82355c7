package org.inwoarena.client;

import java.util.List;
import java.util.SortedMap;

/**
 * What a deck is made of, copies counted one by one. Printed numbers only.
 *
 * @param groupDeck Groups and Resources
 * @param plotDeck all others
 * @param alignments Groups of each Alignment
 * @param power how many Groups of each Power
 * @param resistance how many Groups of each Resistance
 * @param goals under each Illuminati of the deck
 */
public record DeckStatistics(
    int cards,
    int groupDeck,
    int plotDeck,
    SortedMap<String, Integer> kinds,
    SortedMap<String, Integer> alignments,
    int unaligned,
    SortedMap<String, Integer> attributes,
    SortedMap<Integer, Integer> power,
    int totalPower,
    SortedMap<Integer, Integer> resistance,
    int arrows,
    List<UnderIlluminati> goals) {

  /** Keeps an own copy. */
  public DeckStatistics {
    goals = List.copyOf(goals);
  }

  /** Which goals can be reached under one Illuminati, by card id. */
  public record UnderIlluminati(String illuminati, List<Goal> goals) {}

  /**
   * A goal.
   *
   * @param reach {@code enough}, {@code open} or {@code not-enough}
   * @param ways each of them will do
   */
  public record Goal(String goal, String reach, List<Way> ways) {}

  /** One way to meet a goal: all of its terms. */
  public record Way(String reach, List<Term> terms) {}

  /** A number a way asks for, and what the deck's own number is the sum of. */
  public record Term(String what, int have, int needed, String reach, List<Part> parts) {}

  /** Part of a number, with the cards that give it. */
  public record Part(String what, int number, List<String> cards) {}
}
