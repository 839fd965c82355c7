package org.inwoarena.tournament.pairing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.tournament.pairing.Outcome.Paired;
import org.inwoarena.tournament.pairing.Outcome.Refused;
import org.inwoarena.tournament.pairing.Outcome.Why;
import org.inwoarena.tournament.pairing.matching.BlossomSolver;
import org.inwoarena.tournament.pairing.matching.Criterion;
import org.inwoarena.tournament.pairing.matching.LeastMatching;
import org.inwoarena.tournament.pairing.matching.PerfectMatchingSolver;
import org.inwoarena.tournament.pairing.matching.SolverTrouble;
import org.inwoarena.tournament.pairing.matching.TimeLimit;

/**
 * Pairs Swiss rounds. Of all rounds there could be it takes one that is least by the {@link
 * Measure}s, one strictly after another; lots decide what is left. The same round with the same
 * seed is paired the same way, in whatever order the contenders come.
 */
public final class SwissPairing {

  /** What a solver may be asked for one stage; some rounds of 5,000 players need a dozen. */
  private static final int STEPS = 100;

  private final LeastMatching matching;

  /** Pairs with JGraphT's solver. */
  public SwissPairing() {
    this(new BlossomSolver());
  }

  /** Pairs with a solver, for example one that has a {@link TimeLimit}. */
  public SwissPairing(PerfectMatchingSolver solver) {
    this.matching = new LeastMatching(solver, STEPS);
  }

  /** Pairs a round, or says why it cannot be. */
  public Outcome pair(SwissRound round) {
    var objection = objection(round);
    if (objection.isPresent()) {
      return objection.get();
    }
    var field = Field.of(round);
    var criteria = new Criteria(field, round).all();
    try {
      var partners = matching.match(field.seats(), List.copyOf(criteria.values()));
      return outcome(round, field, partners, totals(partners, criteria));
    } catch (SolverTrouble trouble) {
      return new Refused(Why.NOT_PROVEN, "The round is not paired. " + trouble.getMessage());
    }
  }

  private static Outcome outcome(
      SwissRound round, Field field, int[] partners, List<Pairing.Total> totals) {
    var forbidden = totals.getFirst().amount();
    return forbidden == 0
        ? new Paired(new Drawing(round, field, partners).pairing(totals))
        : new Refused(
            Why.ALL_FORBIDDEN,
            "Every round has a couple that must not meet; the best has " + forbidden + ".");
  }

  private static List<Pairing.Total> totals(int[] partners, Map<Measure, Criterion> criteria) {
    return criteria.entrySet().stream()
        .map(
            entry ->
                new Pairing.Total(entry.getKey(), LeastMatching.total(partners, entry.getValue())))
        .toList();
  }

  private static Optional<Refused> objection(SwissRound round) {
    var present = new HashSet<String>();
    for (var contender : round.contenders()) {
      if (!present.add(contender.id())) {
        return refused(Why.NAMED_TWICE, contender.name() + " is named twice.");
      }
    }
    if (present.size() < 2) {
      return refused(Why.TOO_FEW, "A round needs two players; there are " + present.size() + ".");
    }
    var taken = new ArrayList<String>();
    for (var couple : round.forced()) {
      taken.add(couple.one());
      taken.add(couple.other());
    }
    if (!present.containsAll(taken)) {
      return refused(Why.FORCED_IS_ABSENT, "Somebody who is to be paired does not play the round.");
    }
    if (new HashSet<>(taken).size() < taken.size()) {
      return refused(Why.FORCED_CONTRADICTS, "Somebody is to meet two others at once.");
    }
    if (round.forced().stream().anyMatch(round.forbidden()::contains)) {
      return refused(Why.FORCED_CONTRADICTS, "A couple is to meet and must not meet.");
    }
    return Optional.empty();
  }

  private static Optional<Refused> refused(Why why, String sentence) {
    return Optional.of(new Refused(why, sentence));
  }
}
