package org.inwoarena.tournament.standing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.History;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.history.Result;
import org.inwoarena.tournament.standing.Line.How;
import org.inwoarena.tournament.standing.Standings.Row;
import org.inwoarena.tournament.standing.Standings.Tally;

/**
 * Puts entrants in order: match points, then one tie-break after the other within each group still
 * tied, and only then the seed.
 *
 * @param seeds better is smaller; whoever has none comes last, by id
 * @param removed disqualified: they take no place, what they played counts for the others
 */
public record Ranking(
    MatchLength length, List<TieBreak> tieBreaks, List<EntrantId> seeds, Set<EntrantId> removed) {

  /** Keeps own copies. */
  public Ranking {
    tieBreaks = List.copyOf(tieBreaks);
    seeds = List.copyOf(seeds);
    removed = Set.copyOf(removed);
  }

  /**
   * The standings after a round, from nothing but the rounds up to it: who leaves or comes later
   * changes nothing (duty 8).
   */
  public Standings after(int round, History history) {
    return of(round, Ledger.of(history.upTo(round), length));
  }

  /** The standings of a ledger. */
  public Standings of(int round, Ledger ledger) {
    var sort = new Sort(ledger);
    var all = ledger.entrants().stream().filter(one -> !removed.contains(one)).toList();
    sort.split(all, one -> points(one, ledger), 0);
    var rows = new ArrayList<Row>();
    for (var entrant : sort.order) {
      rows.add(
          new Row(
              rows.size() + 1,
              entrant,
              tally(ledger.of(entrant)),
              points(entrant, ledger),
              sort.numbers.getOrDefault(entrant, List.of()),
              sort.bySeed.contains(entrant)));
    }
    return new Standings(round, tieBreaks, rows);
  }

  private Comparator<EntrantId> bySeed() {
    var places = new HashMap<EntrantId, Integer>();
    seeds.forEach(seed -> places.putIfAbsent(seed, places.size()));
    return Comparator.comparing((EntrantId one) -> places.getOrDefault(one, seeds.size()))
        .thenComparing(Comparator.naturalOrder());
  }

  private static Opened points(EntrantId who, Ledger ledger) {
    return Opened.sum(
        ledger.of(who).stream()
            .map(
                line ->
                    new Term(
                        line.round(),
                        line.opponent(),
                        Fraction.of(line.matchPoints()),
                        Term.Role.COUNTED))
            .toList());
  }

  private static Tally tally(List<Line> lines) {
    var points =
        lines.stream()
            .filter(line -> line.how() != How.AWARDED)
            .collect(Collectors.groupingBy(Line::matchPoints, Collectors.counting()));
    return new Tally(count(points, Result.WIN), count(points, Result.DRAW), count(points, 0));
  }

  private static int count(Map<Integer, Long> by, int points) {
    return Math.toIntExact(by.getOrDefault(points, 0L));
  }

  /** One sorting, group by group. */
  private final class Sort {
    private final Ledger ledger;
    private final Comparator<EntrantId> seedOrder = bySeed();
    private final List<EntrantId> order = new ArrayList<>();
    private final Map<EntrantId, List<Opened>> numbers = new HashMap<>();
    private final Set<EntrantId> bySeed = new HashSet<>();

    Sort(Ledger ledger) {
      this.ledger = ledger;
    }

    void split(List<EntrantId> group, Function<EntrantId, Opened> number, int next) {
      var parts = new TreeMap<Fraction, List<EntrantId>>(Comparator.reverseOrder());
      for (var one : group) {
        parts.computeIfAbsent(number.apply(one).value(), v -> new ArrayList<>()).add(one);
      }
      parts.values().forEach(part -> settle(part, next));
    }

    private void settle(List<EntrantId> tied, int next) {
      if (next == tieBreaks.size()) {
        tied.sort(seedOrder);
        order.addAll(tied);
        if (tied.size() > 1) {
          bySeed.addAll(tied);
        }
        return;
      }
      var group = Set.copyOf(tied);
      var values = new HashMap<EntrantId, Opened>();
      for (var one : tied) {
        var value = tieBreaks.get(next).of(one, group, ledger);
        values.put(one, value);
        numbers.computeIfAbsent(one, e -> new ArrayList<>()).add(value);
      }
      split(tied, values::get, next + 1);
    }
  }
}
