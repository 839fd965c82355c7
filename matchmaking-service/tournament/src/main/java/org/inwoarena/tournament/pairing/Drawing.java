package org.inwoarena.tournament.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.inwoarena.tournament.pairing.Pairing.Bye;
import org.inwoarena.tournament.pairing.Pairing.Pair;

/** Makes the tables of a round from a matching of its field and the forced couples. */
final class Drawing {

  private final SwissRound round;
  private final Field field;
  private final int[] partners;

  Drawing(SwissRound round, Field field, int[] partners) {
    this.round = round;
    this.field = field;
    this.partners = partners;
  }

  Pairing pairing(List<Pairing.Total> totals) {
    var tables = new ArrayList<Table>(forcedTables());
    var bye = Optional.<Bye>empty();
    for (var seat = 0; seat < field.contenders(); seat++) {
      var partner = partners[seat];
      if (field.isBye(partner)) {
        bye = Optional.of(new Bye(field.at(seat).id(), Explanation.bye(field, seat)));
      } else if (seat < partner) {
        tables.add(table(seat, partner));
      }
    }
    tables.sort(Table.HIGHEST_FIRST);
    return new Pairing(tables.stream().map(Table::pair).toList(), bye, totals);
  }

  private Table table(int seat, int partner) {
    return Table.of(
        field.at(seat), field.at(partner), Explanation.pair(round, field, seat, partner));
  }

  private List<Table> forcedTables() {
    var contenders = new HashMap<String, Contender>();
    round.contenders().forEach(contender -> contenders.put(contender.id(), contender));
    return round.forced().stream()
        .map(couple -> forced(contenders.get(couple.one()), contenders.get(couple.other())))
        .toList();
  }

  private static Table forced(Contender one, Contender other) {
    return Table.of(one, other, Explanation.forced(one, other));
  }

  /** A pair, the one listed first in front. */
  private record Table(Contender first, Contender second, List<Reason> reasons) {

    static final Comparator<Table> HIGHEST_FIRST =
        Comparator.<Table>comparingInt(table -> -table.highest())
            .thenComparingInt(table -> -table.first.points() - table.second.points())
            .thenComparingInt(
                table -> Math.min(table.first.startNumber(), table.second.startNumber()))
            .thenComparing(table -> new Couple(table.first.id(), table.second.id()).one());

    /** Who has started less often is listed first; if none has, the one in the earlier seat. */
    static Table of(Contender one, Contender other, List<Reason> reasons) {
      return other.startBalance() < one.startBalance()
          ? new Table(other, one, reasons)
          : new Table(one, other, reasons);
    }

    int highest() {
      return Math.max(first.points(), second.points());
    }

    Pair pair() {
      return new Pair(first.id(), second.id(), reasons);
    }
  }
}
