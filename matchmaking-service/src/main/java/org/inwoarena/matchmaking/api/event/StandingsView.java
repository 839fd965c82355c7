package org.inwoarena.matchmaking.api.event;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
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
@Schema(
    example =
        """
        {"round": 1, "tieBreaks": [{"id": "omw/1", "rule": "mean of the opponents' match-wins"}],
         "items": [{"rank": 1, "player": {"id": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "name": "Alice"},
          "record": "1-0-0", "bySeed": false,
          "points": {"value": 3, "divisor": 1, "terms": [
           {"round": 1, "opponent": {"id": "0b9d7c1e-52f1-4c55-8a0a-5f6b8a1d2c33", "name": "Bob"},
            "value": 3, "role": "counted"}]},
          "tieBreaks": [{"value": 0.33, "divisor": 1, "floor": 0.33, "terms": []}]}],
         "page": 0, "size": 50, "total": 12}
        """)
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
