package org.inwoarena.tournament.standing;

import java.util.List;
import java.util.Optional;
import org.inwoarena.tournament.history.EntrantId;

/**
 * The standings after a round, as they are kept: nobody recomputes them but a judge's correction.
 *
 * @param round after which round
 * @param tieBreaks in the order in which they part those with equal match points
 */
public record Standings(int round, List<TieBreak> tieBreaks, List<Row> rows) {

  /**
   * One entrant.
   *
   * @param rank from 1, no two alike
   * @param record matches won, drawn and lost
   * @param matchPoints with what they come from
   * @param tieBreaks one number for each tie-break of the standings
   * @param bySeed whether only his seed parts him from a neighbour: all else is equal
   */
  public record Row(
      int rank,
      EntrantId entrant,
      Tally record,
      Opened matchPoints,
      List<Opened> tieBreaks,
      boolean bySeed) {
    /** Keeps an own copy. */
    public Row {
      tieBreaks = List.copyOf(tieBreaks);
    }
  }

  /** Matches won, drawn and lost; a bye is won, a round missed is none of them. */
  public record Tally(int won, int drawn, int lost) {
    @Override
    public String toString() {
      return won + "-" + lost + "-" + drawn;
    }
  }

  /** Keeps own copies. */
  public Standings {
    tieBreaks = List.copyOf(tieBreaks);
    rows = List.copyOf(rows);
  }

  /** The row of an entrant. */
  public Optional<Row> row(EntrantId entrant) {
    return rows.stream().filter(row -> row.entrant().equals(entrant)).findAny();
  }

  /** Everyone, best first. */
  public List<EntrantId> order() {
    return rows.stream().map(Row::entrant).toList();
  }
}
