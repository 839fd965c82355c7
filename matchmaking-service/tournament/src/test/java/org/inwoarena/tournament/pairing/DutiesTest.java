package org.inwoarena.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.inwoarena.tournament.pairing.Outcome.Why;
import org.inwoarena.tournament.pairing.Reason.Code;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Faults that users of comparable systems ran into; the numbers are those of the duties. */
class DutiesTest {

  @Nested
  @DisplayName("Duty 2: a rematch only if there is no round without one")
  class AvoidableRematch {

    @Test
    void theFirstFreeOpponentWouldLeaveARematchToTheLastTwo() {
      // From the top, Ann would take Cid and leave Bob with Dan, whom he has met.
      var entries = new Entries().points(6, "Ann", "Bob", "Cid", "Dan");
      entries.met("Ann", "Bob").met("Bob", "Dan").met("Cid", "Dan");
      assertThat(entries.drawn()).isEqualTo("Ann-Dan Bob-Cid");
    }

    @Test
    void noDifferenceIsTooLargeToAvoidOne() {
      var entries = new Entries().points(24, "Ann", "Bob").points(0, "Cid", "Dan");
      entries.met("Ann", "Bob", "Cid");
      assertThat(entries.drawn()).isEqualTo("Ann-Dan Bob-Cid");
    }

    @Test
    void onePairFarAwayIsBrokenUpForIt() {
      // Only Eve and Fay, at the bottom, have not met both Ann and Bob.
      var entries = new Entries().points(9, "Ann", "Bob").points(6, "Cid", "Dan");
      entries.points(0, "Eve", "Fay").met("Ann", "Bob", "Cid", "Dan").met("Bob", "Cid", "Dan");
      assertThat(entries.drawn()).isIn("Ann-Eve Bob-Fay Cid-Dan", "Ann-Fay Bob-Eve Cid-Dan");
    }

    @Test
    void theByeMovesUpIfThatSparesOne() {
      // With Cid sitting out, Ann and Bob would meet again.
      var entries = new Entries().points(6, "Ann").points(3, "Bob").points(0, "Cid");
      entries.met("Ann", "Bob");
      assertThat(entries.drawn()).isEqualTo("Ann-Cid Bob");
      assertThat(entries.codes("Bob")).containsExactly(Code.LOWEST_GROUP, Code.NEEDED);
    }

    @Test
    void anUnavoidableOneIsSaidToBe() {
      var entries = new Entries().points(3, "Ann", "Bob");
      entries.met("Ann", "Bob");
      assertThat(entries.drawn()).isEqualTo("Ann-Bob");
      assertThat(entries.codes("Ann")).startsWith(Code.REMATCH);
    }

    @Test
    void aSecondRematchComesBeforeAThird() {
      var entries = new Entries().points(3, "Ann", "Bob", "Cid", "Dan");
      entries.met("Ann", "Bob", "Bob", "Cid", "Cid", "Dan");
      entries.met("Bob", "Cid", "Dan", "Dan").met("Cid", "Dan", "Dan");
      assertThat(entries.drawn()).isEqualTo("Ann-Dan Bob-Cid");
    }
  }

  @Nested
  @DisplayName("Duty 3: a pairing that looks wrong says why it is right")
  class Explained {

    private final Entries entries =
        new Entries()
            .points(9, "Ann", "Bob", "Cid")
            .points(6, "Dan", "Eve", "Fay", "Gil", "Hal")
            .met("Ann", "Bob", "Cid")
            .met("Bob", "Cid");

    @Test
    void thoseWithThePointsCannotMeetEachOther() {
      assertThat(entries.sentences("Ann"))
          .startsWith("Ann with 9 points floats down to " + opponent("Ann") + ", who has 6.")
          .contains("3 players have 9 points, an odd number.")
          .contains("Of those with 9 points, Ann has already met Bob and Cid.");
    }

    @Test
    void whoMustNotMeetIsNamed() {
      var alike = new Entries().points(3, "Ann", "Bob", "Cid", "Dan").forbid("Ann", "Bob");
      assertThat(alike.sentences("Ann")).contains("Of those with 3 points, Ann must not meet Bob.");
    }

    @Test
    void aGroupThatIsEvenMayStillFloat() {
      var even = new Entries().points(6, "Ann", "Bob").points(3, "Cid", "Dan").met("Ann", "Bob");
      assertThat(even.codes("Ann"))
          .containsSubsequence(Code.FLOAT, Code.LEAST_DIFFERENCE, Code.ALREADY_MET);
    }

    @Test
    void aRepeatedFloatIsOwnedUpTo() {
      var again = new Entries().points(6, "Ann").points(3, "Bob").floated("Ann", Floated.DOWN);
      again.floated("Bob", Floated.LEVEL, Floated.UP);
      assertThat(again.sentences("Ann"))
          .contains("Nobody else has 6 points.")
          .anyMatch(sentence -> sentence.startsWith("Ann floats down as in the round before"))
          .anyMatch(sentence -> sentence.startsWith("Bob floats up as two rounds before"));
    }

    @Test
    void theRoundAsAWholeIsAddedUp() {
      assertThat(entries.paired().totals())
          .contains(
              new Pairing.Total(Measure.REMATCH, 0),
              new Pairing.Total(Measure.SCORE_DIFFERENCE, 9),
              new Pairing.Total(Measure.FLOAT_AGAIN, 0));
    }

    private String opponent(String name) {
      return entries.paired().pairs().stream()
          .filter(pair -> pair.first().equals(name) || pair.second().equals(name))
          .map(pair -> pair.first().equals(name) ? pair.second() : pair.first())
          .findFirst()
          .orElseThrow();
    }
  }

  @Nested
  @DisplayName("Duty 4: hard rules are no weights")
  class HardRules {

    @Test
    void theMostLopsidedStartsWeighLessThanARematch() {
      var entries = new Entries().points(3, "Ann", "Bob", "Cid", "Dan");
      entries.startBalance(50, "Ann", "Dan").startBalance(-50, "Bob", "Cid");
      entries.met("Ann", "Bob", "Cid").met("Dan", "Bob", "Cid");
      assertThat(entries.drawn()).isEqualTo("Ann-Dan Bob-Cid");
    }

    @Test
    void floatsWeighLessThanARematch() {
      var entries = new Entries().points(6, "Ann", "Bob").points(3, "Cid", "Dan");
      entries.met("Ann", "Bob");
      for (var name : List.of("Ann", "Bob")) {
        entries.floated(name, Floated.DOWN, Floated.DOWN);
      }
      for (var name : List.of("Cid", "Dan")) {
        entries.floated(name, Floated.UP, Floated.UP);
      }
      assertThat(entries.drawn()).isIn("Ann-Cid Bob-Dan", "Ann-Dan Bob-Cid");
    }

    @Test
    void aPairThatMeetsAgainIsListedTheOtherWayRound() {
      var entries = new Entries().points(3, "Ann", "Bob").met("Ann", "Bob");
      entries.startBalance(1, "Ann").startBalance(-1, "Bob");
      assertThat(entries.paired().pairs().getFirst().first()).isEqualTo("Bob");
      assertThat(entries.codes("Ann")).endsWith(Code.STARTED_LESS);
    }
  }

  @Nested
  @DisplayName("Duty 5: odd numbers, byes from round one, and failures that leave nothing behind")
  class OddNumbers {

    @Test
    void fivePlayersInRoundOne() {
      var entries = new Entries().round(1).points(0, "Ann", "Bob", "Cid", "Dan", "Eve");
      assertThat(entries.drawn()).isEqualTo("Ann-Cid Bob-Dan Eve");
    }

    @Test
    void whoSatOutMeetsSomebodyWhoDidNot() {
      var entries = new Entries().round(2).points(3, "Ann", "Bob", "Eve").points(0, "Cid", "Dan");
      entries.met("Ann", "Cid").met("Bob", "Dan").freeWin("Eve");
      var drawn = entries.paired();
      assertThat(drawn.pairs()).hasSize(2);
      assertThat(drawn.bye()).get().extracting(Pairing.Bye::player).isIn("Cid", "Dan");
    }

    @Test
    void aRoundThatCannotBePairedHasNoPairs() {
      var entries = new Entries().points(3, "Ann", "Bob", "Cid", "Dan");
      entries.forbid("Ann", "Bob").forbid("Ann", "Cid").forbid("Ann", "Dan");
      var refused = entries.refused();
      assertThat(refused.why()).isEqualTo(Why.ALL_FORBIDDEN);
      assertThat(refused.sentence())
          .isEqualTo("Every round has a couple that must not meet; the best has 1.");
    }

    @Test
    void threePlayersPlayThreeRoundsAndEachSitsOutOnce() {
      var entries = new Entries().points(3, "Ann", "Bob", "Cid");
      entries.freeWin("Ann", "Bob").met("Cid", "Ann", "Bob");
      assertThat(entries.drawn()).isEqualTo("Ann-Bob Cid");
    }
  }

  @Nested
  @DisplayName("Duty 6: the bye")
  class TheBye {

    @Test
    void goesToTheLowestScore() {
      var entries = new Entries().points(9, "Ann", "Bob").points(6, "Cid", "Dan").points(0, "Eve");
      assertThat(entries.paired().bye()).get().extracting(Pairing.Bye::player).isEqualTo("Eve");
      assertThat(entries.codes("Eve")).containsExactly(Code.LOWEST_GROUP);
    }

    @Test
    void goesToNobodyTwice() {
      var entries = new Entries().points(9, "Ann", "Bob").points(6, "Cid").points(3, "Dan", "Eve");
      entries.freeWin("Dan", "Eve");
      assertThat(entries.drawn()).isEqualTo("Ann-Bob Dan-Eve Cid");
      assertThat(entries.sentences("Cid"))
          .contains("Fewer points, but a bye or a win by forfeit already: Dan and Eve.");
    }

    @Test
    void goesToTheLeaderOnlyIfAllOthersHadOne() {
      var entries = new Entries().points(9, "Ann").points(3, "Bob", "Cid").freeWin("Bob", "Cid");
      assertThat(entries.drawn()).isEqualTo("Bob-Cid Ann");
    }

    @Test
    void isNoReasonForASecondOneThoughARematchIsThePrice() {
      var entries = new Entries().points(6, "Ann").points(3, "Bob", "Cid").freeWin("Bob", "Cid");
      entries.met("Bob", "Cid");
      assertThat(entries.drawn()).isEqualTo("Bob-Cid Ann");
    }

    @Test
    void isGivenASecondTimeIfAllHadOne() {
      var entries = new Entries().points(6, "Ann", "Bob").points(3, "Cid");
      entries.freeWin("Ann", "Bob", "Cid");
      assertThat(entries.drawn()).isEqualTo("Ann-Bob Cid");
      assertThat(entries.codes("Cid")).startsWith(Code.SECOND_BYE);
    }

    @Test
    void isNotNeededByThoseWhoHaveLeft() {
      // Eve, who had the lowest score, has dropped out: the others are even in number.
      var entries = new Entries().points(6, "Ann", "Bob").points(3, "Cid", "Dan");
      entries.met("Ann", "Eve").met("Bob", "Eve");
      assertThat(entries.drawn()).isEqualTo("Ann-Bob Cid-Dan");
    }
  }
}
