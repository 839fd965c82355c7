package org.inwoarena.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.inwoarena.tournament.pairing.Outcome.Refused;
import org.inwoarena.tournament.pairing.Outcome.Why;
import org.inwoarena.tournament.pairing.Reason.Code;
import org.inwoarena.tournament.pairing.matching.SolverTrouble;
import org.junit.jupiter.api.Test;

class SwissPairingTest {

  @Test
  void theFirstRoundIsUpperHalfAgainstLowerHalf() {
    var entries = new Entries().round(1).points(0, "A", "B", "C", "D", "E", "F", "G", "H");
    assertThat(entries.drawn()).isEqualTo("A-E B-F C-G D-H");
    assertThat(entries.codes("A")).containsExactly(Code.SAME_SCORE, Code.UPPER_AGAINST_LOWER);
  }

  @Test
  void aForbiddenCoupleBendsTheFirstRoundAsLittleAsPossible() {
    var entries = new Entries().round(1).points(0, "A", "B", "C", "D", "E", "F", "G", "H");
    entries.forbid("A", "E");
    assertThat(entries.drawn()).isEqualTo("A-F B-E C-G D-H");
  }

  @Test
  void theFirstRoundMayBeDrawnByLot() {
    var draws = new HashSet<String>();
    for (var seed = 0; seed < 60; seed++) {
      var entries = new Entries().firstRoundByLot().points(0, "A", "B", "C", "D").seed(seed);
      draws.add(entries.drawn());
      assertThat(entries.drawn()).isEqualTo(entries.drawn());
    }
    assertThat(draws).containsExactlyInAnyOrder("A-B C-D", "A-C B-D", "A-D B-C");
  }

  @Test
  void whoFloatedDownInTheLastRoundIsSpared() {
    for (var seed = 0; seed < 10; seed++) {
      var entries = new Entries().points(6, "Ann", "Bob", "Cid").points(3, "Dan").seed(seed);
      entries.floated("Ann", Floated.DOWN).floated("Bob", Floated.LEVEL, Floated.DOWN);
      assertThat(entries.drawn()).isEqualTo("Ann-Bob Cid-Dan");
    }
  }

  @Test
  void theLastRoundCountsMoreThanTheOneBefore() {
    var entries = new Entries().points(6, "Ann", "Bob", "Cid").points(3, "Dan");
    entries.floated("Ann", Floated.DOWN).floated("Bob", Floated.LEVEL, Floated.DOWN);
    entries.floated("Cid", Floated.DOWN, Floated.DOWN);
    assertThat(entries.drawn()).isEqualTo("Ann-Cid Bob-Dan");
  }

  @Test
  void whoFloatedUpInTheLastRoundIsSpared() {
    for (var seed = 0; seed < 10; seed++) {
      var entries = new Entries().points(6, "Ann").points(3, "Bob", "Cid", "Dan").seed(seed);
      entries.floated("Bob", Floated.UP).floated("Cid", Floated.UP);
      assertThat(entries.drawn()).isEqualTo("Ann-Dan Bob-Cid");
    }
  }

  @Test
  void aByeIsAFloatDown() {
    for (var seed = 0; seed < 10; seed++) {
      var entries = new Entries().points(6, "Ann", "Bob").points(0, "Cid", "Dan", "Eve").seed(seed);
      entries.floated("Cid", Floated.DOWN).floated("Dan", Floated.DOWN);
      assertThat(entries.paired().bye()).get().extracting(Pairing.Bye::player).isEqualTo("Eve");
    }
  }

  @Test
  void twoShortFloatsAreBetterThanOneOverAGroup() {
    for (var seed = 0; seed < 10; seed++) {
      var entries = new Entries().points(6, "Ann").points(3, "Bob", "Cid").points(0, "Dan");
      assertThat(entries.seed(seed).drawn()).isIn("Ann-Bob Cid-Dan", "Ann-Cid Bob-Dan");
    }
  }

  @Test
  void whoStartedOftenMeetsWhoDidNot() {
    for (var seed = 0; seed < 10; seed++) {
      var entries = new Entries().points(6, "Ann", "Bob", "Cid", "Dan").seed(seed);
      entries.startBalance(2, "Ann", "Bob").startBalance(-2, "Cid", "Dan");
      assertThat(entries.drawn()).isIn("Ann-Cid Bob-Dan", "Ann-Dan Bob-Cid");
      assertThat(entries.paired().pairs())
          .extracting(Pairing.Pair::first)
          .containsExactlyInAnyOrder("Cid", "Dan");
    }
  }

  @Test
  void tablesAreInTheOrderOfTheScores() {
    var entries = new Entries().points(9, "Ann", "Bob").points(6, "Cid", "Dan");
    entries.points(3, "Eve", "Fay");
    assertThat(entries.paired().pairs().stream().map(Pairing.Pair::couple))
        .containsExactly(
            new Couple("Ann", "Bob"), new Couple("Cid", "Dan"), new Couple("Eve", "Fay"));
  }

  @Test
  void aForcedCoupleMeetsThoughItHasMetAndTheScoresAreFarApart() {
    var entries = new Entries().points(9, "Ann", "Bob").points(0, "Cid", "Dan");
    entries.met("Ann", "Dan").force("Ann", "Dan");
    assertThat(entries.drawn()).isEqualTo("Ann-Dan Bob-Cid");
    assertThat(entries.codes("Ann")).containsExactly(Code.FORCED, Code.REMATCH);
  }

  @Test
  void aRoundMayBeForcedAltogether() {
    var entries = new Entries().points(9, "Ann", "Bob").points(0, "Cid");
    assertThat(entries.force("Ann", "Cid").drawn()).isEqualTo("Ann-Cid Bob");
    var even = new Entries().points(9, "Ann", "Bob").force("Ann", "Bob");
    assertThat(even.drawn()).isEqualTo("Ann-Bob");
  }

  @Test
  void wishesThatContradictAreRefused() {
    var two = new Entries().points(3, "Ann", "Bob", "Cid", "Dan");
    assertThat(two.force("Ann", "Bob").force("Ann", "Cid").refused().why())
        .isEqualTo(Why.FORCED_CONTRADICTS);
    var both = new Entries().points(3, "Ann", "Bob").force("Ann", "Bob").forbid("Ann", "Bob");
    assertThat(both.refused().why()).isEqualTo(Why.FORCED_CONTRADICTS);
    var absent = new Entries().points(3, "Ann", "Bob").force("Ann", "Zoe");
    assertThat(absent.refused().why()).isEqualTo(Why.FORCED_IS_ABSENT);
  }

  @Test
  void onePlayerIsNoRound() {
    assertThat(new Entries().points(3, "Ann").refused().why()).isEqualTo(Why.TOO_FEW);
    assertThat(new Entries().refused().why()).isEqualTo(Why.TOO_FEW);
  }

  @Test
  void nobodyPlaysTwice() {
    var ann = Contender.fresh("ann", "Ann", 1);
    var outcome = new SwissPairing().pair(SwissRound.of(1, List.of(ann, ann), 1));
    assertThat(outcome).isEqualTo(new Refused(Why.NAMED_TWICE, "Ann is named twice."));
  }

  @Test
  void aSolverInTroubleIsARefusal() {
    var contenders =
        IntStream.rangeClosed(1, 4)
            .mapToObj(n -> Contender.fresh("id" + n, "No. " + n, n))
            .toList();
    var round =
        new SwissRound(
            1,
            contenders,
            Set.of(new Couple("id1", "id3")),
            Set.of(),
            FirstRound.UPPER_AGAINST_LOWER,
            1);
    var swiss =
        new SwissPairing(
            pairs -> {
              throw new SolverTrouble("No answer.");
            });
    assertThat(swiss.pair(round))
        .isEqualTo(new Refused(Why.NOT_PROVEN, "The round is not paired. No answer."));
  }

  @Test
  void aFieldInWhichNobodyMayMeetIsRefusedAtOnce() {
    var entries = new Entries().points(3, "A", "B", "C", "D", "E", "F");
    for (var one : List.of("A", "B", "C", "D", "E", "F")) {
      for (var other : List.of("A", "B", "C", "D", "E", "F")) {
        if (one.compareTo(other) < 0) {
          entries.forbid(one, other);
        }
      }
    }
    assertThat(entries.refused().sentence()).endsWith("the best has 3.");
  }
}
