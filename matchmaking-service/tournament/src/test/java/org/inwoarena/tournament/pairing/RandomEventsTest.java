package org.inwoarena.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Random;
import java.util.SplittableRandom;
import org.inwoarena.tournament.pairing.Outcome.Paired;
import org.inwoarena.tournament.pairing.Outcome.Refused;
import org.inwoarena.tournament.pairing.trial.Accidents;
import org.inwoarena.tournament.pairing.trial.RandomEvent;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/**
 * Random events of 5 to 70 players with drops, late entries, forfeits and forbidden pairs. {@code
 * -Darena.swiss.events=2000} plays more of them, {@code -Darena.swiss.seed} others.
 */
class RandomEventsTest {

  private static final int EVENTS = Integer.getInteger("arena.swiss.events", 200);
  private static final long SEED = Long.getLong("arena.swiss.seed", 1);
  private static final int SMALL = 12;

  private static int rounds;
  private static int withRematch;
  private static int withSecondBye;
  private static int impossible;

  private final SwissPairing swiss = new SwissPairing();

  @AfterAll
  static void tell() {
    System.out.printf(
        "Swiss: %d events, %d rounds; unavoidable rematches in %d, second byes in %d, no round"
            + " possible in %d%n",
        EVENTS, rounds, withRematch, withSecondBye, impossible);
  }

  @Test
  void everyRoundIsTheBestThereIs() {
    for (var number = 0; number < EVENTS; number++) {
      play(number);
    }
    assertThat(rounds).isGreaterThan(3 * EVENTS);
  }

  private void play(int number) {
    var random = new SplittableRandom(SEED * 1_000_003 + number);
    var players = random.nextInt(5, 71);
    var event = new RandomEvent(players, Accidents.MANY, random);
    for (var played = 0; played < RoundCount.of(players).recommended() + 1; played++) {
      var round = event.round();
      var outcome = swiss.pair(round);
      rounds++;
      if (number % 10 == 0) {
        assertThat(swiss.pair(shuffled(round))).isEqualTo(outcome);
      }
      if (!isTheBest(round, outcome)) {
        return;
      }
      event.play(((Paired) outcome).pairing());
    }
  }

  private static boolean isTheBest(SwissRound round, Outcome outcome) {
    var referee = new Referee(round);
    return switch (outcome) {
      case Refused refused -> {
        assertThat(refused.why()).as(refused.sentence()).isEqualTo(Outcome.Why.ALL_FORBIDDEN);
        assertThat(referee.roundExists()).isFalse();
        impossible++;
        yield false;
      }
      case Paired(var pairing) -> {
        var partners = referee.partners(pairing);
        var verdict = referee.verdict(partners);
        withRematch += verdict.rematches() > 0 ? 1 : 0;
        withSecondBye += verdict.secondByes() > 0 ? 1 : 0;
        if (round.contenders().size() <= SMALL) {
          assertThat(referee.bestOfAll()).contains(verdict);
        } else {
          checkLarge(round, referee, partners, verdict);
        }
        yield true;
      }
    };
  }

  private static void checkLarge(
      SwissRound round, Referee referee, int[] partners, Referee.Verdict verdict) {
    var clean = referee.cleanRoundExists();
    assertThat(verdict.rematches() == 0 && verdict.secondByes() == 0).isEqualTo(clean);
    if (!clean) {
      var least = referee.leastBreaches();
      assertThat(verdict.secondByes()).isEqualTo(least.secondByes());
      assertThat(verdict.rematches()).isEqualTo(least.rematches());
    }
    var odd = round.contenders().size() % 2 != 0;
    var bye = odd ? partners[round.contenders().size()] : -1;
    var best = referee.bestWithBye(bye);
    assertThat(verdict.rematches()).isEqualTo(best.rematches());
    assertThat(verdict.difference()).isEqualTo(best.difference());
    if (odd && clean) {
      var points = round.contenders().get(bye).points();
      for (var other = 0; other < round.contenders().size(); other++) {
        var candidate = round.contenders().get(other);
        if (candidate.points() < points && candidate.freeWins() == 0) {
          assertThat(referee.cleanRoundExistsWithout(other)).isFalse();
        }
      }
    }
  }

  private static SwissRound shuffled(SwissRound round) {
    var contenders = new ArrayList<>(round.contenders());
    Collections.shuffle(contenders, new Random(round.number()));
    return new SwissRound(
        round.number(),
        contenders,
        round.forbidden(),
        round.forced(),
        round.firstRound(),
        round.seed());
  }
}
