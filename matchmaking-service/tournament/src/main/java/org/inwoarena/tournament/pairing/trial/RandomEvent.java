package org.inwoarena.tournament.pairing.trial;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.inwoarena.tournament.pairing.Couple;
import org.inwoarena.tournament.pairing.FirstRound;
import org.inwoarena.tournament.pairing.Pairing;
import org.inwoarena.tournament.pairing.SwissRound;

/** A Swiss event with random results: asks for rounds to be paired, and plays them. */
public final class RandomEvent {

  private static final int[][] RESULTS = {{3, 0}, {0, 3}, {1, 1}};

  private final RandomGenerator random;
  private final Accidents accidents;
  private final long seed;
  private final Map<String, Entrant> present = new LinkedHashMap<>();
  private final List<Entrant> awaited = new ArrayList<>();
  private final Set<Couple> forbidden = new HashSet<>();
  private int round = 1;

  /** An event of so many entrants. */
  public RandomEvent(int entrants, Accidents accidents, RandomGenerator random) {
    this.random = random;
    this.accidents = accidents;
    this.seed = random.nextLong();
    for (var number = 1; number <= entrants; number++) {
      var late = number > 2 && happens(accidents.lateEntries());
      var entrant = new Entrant(number, late ? random.nextInt(2) : 0);
      if (late) {
        awaited.add(entrant);
      } else {
        enter(entrant);
      }
      if (number > 1 && happens(accidents.forbidden())) {
        forbidden.add(new Couple(id(number), id(1 + random.nextInt(number - 1))));
      }
    }
  }

  /** The round to be paired now. */
  public SwissRound round() {
    var contenders = present.values().stream().map(Entrant::contender).toList();
    return new SwissRound(
        round, contenders, forbidden, Set.of(), FirstRound.UPPER_AGAINST_LOWER, seed);
  }

  /** Plays the round as it was paired. */
  public void play(Pairing pairing) {
    pairing.pairs().forEach(this::meet);
    pairing.bye().ifPresent(bye -> present.get(bye.player()).sitsOut());
    present.keySet().removeIf(id -> present.size() > 2 && happens(accidents.drops()));
    awaited.removeIf(entrant -> happens(50) && enter(entrant));
    round++;
  }

  private void meet(Pairing.Pair pair) {
    var first = present.get(pair.first());
    var second = present.get(pair.second());
    var points = first.points();
    first.meets(pair.second(), second.points());
    second.meets(pair.first(), points);
    if (happens(accidents.forfeits())) {
      (random.nextBoolean() ? first : second).winsByForfeit();
    } else {
      var result = RESULTS[random.nextInt(10) == 0 ? 2 : random.nextInt(2)];
      var firstStarts = random.nextBoolean();
      first.plays(result[0], firstStarts);
      second.plays(result[1], !firstStarts);
    }
  }

  private boolean enter(Entrant entrant) {
    present.put(entrant.contender().id(), entrant);
    return true;
  }

  private boolean happens(int percent) {
    return random.nextInt(100) < percent;
  }

  private static String id(int number) {
    return "player-" + number;
  }
}
