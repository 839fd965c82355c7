package org.inwoarena.matchmaking.api.event;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.standing.Fraction;
import org.inwoarena.tournament.standing.Opened;
import org.inwoarena.tournament.standing.Standings;
import org.inwoarena.tournament.standing.Term;
import org.inwoarena.tournament.standing.TieBreak;

/**
 * A page of the standings kept after a round; every number opens into its sum.
 *
 * @param tieBreaks in the order in which they part those with equal points
 */
public record StandingsView(
    int round, List<Rule> tieBreaks, List<Row> items, int page, int size, int total) {

  private static final int DIGITS = 6;

  /** Keeps own copies. */
  public StandingsView {
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
      PlayerRef player,
      String record,
      boolean bySeed,
      Number points,
      List<Number> tieBreaks) {

    /** Keeps an own copy. */
    public Row {
      tieBreaks = List.copyOf(tieBreaks);
    }
  }

  /** The sum of its terms over the divisor, at least the floor. */
  public record Number(
      BigDecimal value, BigDecimal divisor, Optional<BigDecimal> floor, List<Addend> terms) {

    /** Keeps an own copy. */
    public Number {
      terms = List.copyOf(terms);
    }
  }

  /**
   * One addend.
   *
   * @param opponent absent in a round without one
   * @param role {@code counted}, {@code virtual} or {@code cut}
   */
  public record Addend(int round, Optional<PlayerRef> opponent, BigDecimal value, String role) {}

  static StandingsView of(Event event, Standings standings, int page, int size) {
    return new StandingsView(
        standings.round(),
        standings.tieBreaks().stream().map(StandingsView::rule).toList(),
        standings.rows().stream()
            .skip((long) page * size)
            .limit(size)
            .map(row -> row(event, row))
            .toList(),
        page,
        size,
        standings.rows().size());
  }

  private static Rule rule(TieBreak tieBreak) {
    return new Rule(tieBreak.id(), tieBreak.rule());
  }

  private static Row row(Event event, Standings.Row row) {
    return new Row(
        row.rank(),
        PlayerRef.of(event.roster(), row.entrant()),
        row.record().toString(),
        row.bySeed(),
        number(event, row.matchPoints()),
        row.tieBreaks().stream().map(opened -> number(event, opened)).toList());
  }

  private static Number number(Event event, Opened opened) {
    return new Number(
        decimal(opened.value()),
        decimal(opened.divisor()),
        opened.floor().map(StandingsView::decimal),
        opened.terms().stream().map(term -> addend(event, term)).toList());
  }

  private static Addend addend(Event event, Term term) {
    return new Addend(
        term.round(),
        term.opponent().map(who -> PlayerRef.of(event.roster(), who)),
        decimal(term.value()),
        Words.of(term.role()));
  }

  private static BigDecimal decimal(Fraction number) {
    return new BigDecimal(number.decimal(DIGITS));
  }
}
