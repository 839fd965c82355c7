package org.inwoarena.tournament.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Table;

/**
 * Who meets whom when all play all: one entrant stays, the others turn around him. With an odd
 * number one rests each round, which is no bye: everyone rests once in a cycle.
 */
public final class AllPlayAll {

  private AllPlayAll() {}

  /** The tables of each round. In the second cycle everyone sits on the other side. */
  public static List<List<Table>> schedule(List<EntrantId> entrants, int cycles) {
    var seats = new ArrayList<>(entrants.stream().map(Optional::of).toList());
    if (seats.size() % 2 == 1) {
      seats.add(Optional.empty());
    }
    var rounds = new ArrayList<List<Table>>();
    for (var round = 0; round < (seats.size() - 1) * cycles; round++) {
      var ofCycle = round % (seats.size() - 1);
      rounds.add(tables(seats, ofCycle % 2 == 1, round > ofCycle));
      Collections.rotate(seats.subList(1, seats.size()), 1);
    }
    return List.copyOf(rounds);
  }

  /** How many rounds that are. */
  public static int rounds(int entrants, int cycles) {
    return (entrants % 2 == 0 ? entrants - 1 : entrants) * cycles;
  }

  private static List<Table> tables(
      List<Optional<EntrantId>> seats, boolean turned, boolean swapped) {
    var tables = new ArrayList<Table>();
    IntStream.range(0, seats.size() / 2)
        .forEach(
            n -> {
              var one = seats.get(n);
              var other = seats.get(seats.size() - 1 - n);
              if (one.isPresent() && other.isPresent()) {
                var number = tables.size() + 1;
                // The one who stays would always sit first.
                var flip = (n == 0 && turned) != swapped;
                tables.add(
                    flip
                        ? Table.of(number, other.get(), one.get())
                        : Table.of(number, one.get(), other.get()));
              }
            });
    return List.copyOf(tables);
  }
}
