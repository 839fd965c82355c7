package org.inwoarena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.inwoarena.tournament.history.EntrantId;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AllPlayAllTest {

  @ParameterizedTest
  @CsvSource({"2, 1", "3, 1", "5, 2", "6, 1", "9, 1", "12, 2"})
  void everyPairMeetsOncePerCycleFromBothSides(int entrants, int cycles) {
    var ids = IntStream.rangeClosed(1, entrants).mapToObj(n -> new EntrantId("p" + n)).toList();
    var rounds = AllPlayAll.schedule(ids, cycles);
    assertThat(rounds).hasSize(AllPlayAll.rounds(entrants, cycles));

    var met = new HashMap<Set<EntrantId>, Integer>();
    var seated = new HashSet<String>();
    var firsts = new HashMap<EntrantId, Integer>();
    for (var round : rounds) {
      assertThat(round).hasSize(entrants / 2);
      assertThat(round.stream().flatMap(table -> table.players().stream())).doesNotHaveDuplicates();
      for (var table : round) {
        met.merge(Set.copyOf(table.players()), 1, Integer::sum);
        firsts.merge(table.first(), 1, Integer::sum);
        assertThat(seated.add(table.first() + "-" + table.second())).isTrue();
      }
    }
    assertThat(met).hasSize(entrants * (entrants - 1) / 2);
    assertThat(met.values()).containsOnly(cycles);
    // Whoever stays in the circle does not always sit first.
    var half = (entrants - 1) * cycles / 2.0;
    assertThat(firsts.getOrDefault(ids.getFirst(), 0)).isBetween((int) half - 1, (int) half + 2);
  }
}
