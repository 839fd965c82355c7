package org.inwoarena.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.inwoarena.tournament.pairing.Outcome.Paired;
import org.inwoarena.tournament.pairing.matching.Criterion;
import org.inwoarena.tournament.pairing.matching.LeastMatching;
import org.inwoarena.tournament.pairing.trial.Accidents;
import org.inwoarena.tournament.pairing.trial.RandomEvent;
import org.junit.jupiter.api.Test;

/** Small random events, every pairing there could be tried. */
class CriteriaTest {

  private final SwissPairing swiss = new SwissPairing();

  @Test
  void noOtherRoundIsBetterByOneMeasureWithoutBeingWorseByOneBefore() {
    for (var number = 0; number < 400; number++) {
      var random = new SplittableRandom(number);
      var event = new RandomEvent(random.nextInt(3, 9), Accidents.MANY, random);
      for (var played = 0; played < 6; played++) {
        if (!(swiss.pair(event.round()) instanceof Paired(var pairing))) {
          break;
        }
        var totals = pairing.totals().stream().mapToLong(Pairing.Total::amount).toArray();
        assertThat(totals).as("event %d", number).containsExactly(best(event.round()));
        event.play(pairing);
      }
    }
  }

  private static long[] best(SwissRound round) {
    var field = Field.of(round);
    var partners = new int[field.seats()];
    Arrays.fill(partners, -1);
    return best(partners, List.copyOf(new Criteria(field, round).all().values()));
  }

  private static long[] best(int[] partners, List<Criterion> criteria) {
    var one = 0;
    while (one < partners.length && partners[one] >= 0) {
      one++;
    }
    if (one == partners.length) {
      return totals(partners, criteria);
    }
    var best = new long[] {Long.MAX_VALUE};
    for (var other = one + 1; other < partners.length; other++) {
      if (partners[other] < 0) {
        partners[one] = other;
        partners[other] = one;
        var found = best(partners, criteria);
        best = Arrays.compare(found, best) < 0 ? found : best;
        partners[other] = -1;
      }
    }
    partners[one] = -1;
    return best;
  }

  private static long[] totals(int[] partners, List<Criterion> criteria) {
    return criteria.stream()
        .mapToLong(
            criterion -> {
              var total = LeastMatching.total(partners, criterion);
              assertThat(total).isLessThanOrEqualTo(criterion.worst());
              return total;
            })
        .toArray();
  }
}
