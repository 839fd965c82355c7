package org.inwoarena.client.event;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * A page of the standings kept after a round; every number opens into its sum.
 *
 * @param tieBreaks in the order in which they part those with equal points
 */
public record EventStandings(
    int round, List<Rule> tieBreaks, List<Row> items, int page, int size, int total) {

  /** Keeps own copies. */
  public EventStandings {
    tieBreaks = List.copyOf(tieBreaks);
    items = List.copyOf(items);
  }

  /** A tie-break by name and version, and what it does. */
  public record Rule(String id, String rule) {}

  /**
   * One player.
   *
   * @param record won-lost-drawn
   * @param bySeed whether only his seed parts him from a neighbour
   * @param tieBreaks one number for each tie-break
   */
  public record Row(
      int rank,
      Event.Player player,
      String record,
      boolean bySeed,
      Opened points,
      List<Opened> tieBreaks) {

    /** Keeps an own copy. */
    public Row {
      tieBreaks = List.copyOf(tieBreaks);
    }
  }

  /** The sum of its terms over the divisor, at least the floor. */
  public record Opened(
      BigDecimal value, BigDecimal divisor, Optional<BigDecimal> floor, List<Term> terms) {

    /** Keeps an own copy. */
    public Opened {
      terms = List.copyOf(terms);
    }
  }

  /**
   * One addend.
   *
   * @param opponent empty in a round without one
   * @param role {@code counted}, {@code virtual} or {@code cut}
   */
  public record Term(int round, Optional<Event.Player> opponent, BigDecimal value, String role) {}
}
