package org.inwoarena.game.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Seat;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The table of {@code docs/clocks.md}, as far as it is arithmetic; duties 13, 14 and 16. */
class ClockTableTest {

  private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");
  private static final Seat ALICE = new Seat(0);
  private static final Seat BOB = new Seat(1);
  private static final Seat CAROL = new Seat(2);
  private static final PromptId FIRST = new PromptId(1);
  private static final PromptId SECOND = new PromptId(2);

  private static final ClockRules RULES = rules(100, 5, 30);

  private static ClockRules rules(int bank, int grace, int cap) {
    return new ClockRules(
        Duration.ofSeconds(bank), Duration.ofSeconds(grace), Duration.ofSeconds(cap));
  }

  private static Instant at(int seconds) {
    return START.plusSeconds(seconds);
  }

  private static MatchClocks asked(ClockRules rules, Seat... seats) {
    var clocks = MatchClocks.full(rules, 2);
    for (var seat : seats) {
      clocks = clocks.started(new PromptId(seat.index() + 1), seat, START);
    }
    return clocks;
  }

  private static Charge charge(MatchClocks clocks, int receivedAt, int now) {
    return clocks.charge(FIRST, at(receivedAt), at(now));
  }

  @Test
  void row1AnAnswerInTimeIsChargedUntilItWasReceived() {
    var charge = charge(asked(RULES, ALICE), 12, 14);

    assertThat(charge.spent()).isEqualTo(Duration.ofSeconds(7));
    assertThat(charge.left()).isEqualTo(Duration.ofSeconds(93));
  }

  @Test
  void graceIsFreeAndNeverSavedUp() {
    var clocks = asked(RULES, ALICE);
    clocks = clocks.charged(charge(clocks, 1, 1)).started(FIRST, ALICE, at(1));

    assertThat(clocks.charge(FIRST, at(7), at(7)).spent()).isEqualTo(Duration.ofSeconds(1));
  }

  @Test
  @DisplayName("Duty 16, row 4: whoever waits for the cap pays for it")
  void row4TheCapGivesTheDefaultAndCostsCapMinusGrace() {
    var clocks = asked(RULES, ALICE);

    assertThat(clocks.next()).containsExactly(new Expiry(FIRST, ALICE, at(30), false));
    assertThat(charge(clocks, 30, 40).spent()).isEqualTo(Duration.ofSeconds(25));
    assertThat(outcomes(clocks, true)).containsExactly(new Outcome.Default(FIRST, ALICE));
  }

  @Test
  @DisplayName("Duty 16, row 5: no stalling beyond the bank")
  void row5AnEmptyBankLoses() {
    var clocks = asked(rules(10, 5, 30), ALICE);

    assertThat(clocks.next()).containsExactly(new Expiry(FIRST, ALICE, at(15), true));
    assertThat(charge(clocks, 15, 15).left()).isEqualTo(Duration.ZERO);
    assertThat(outcomes(clocks, true)).containsExactly(new Outcome.Forfeit(ALICE));
  }

  @Test
  void row6ABankThatEndsExactlyAtTheCapGivesTheDefault() {
    var clocks = asked(rules(25, 5, 30), ALICE);

    assertThat(outcomes(clocks, true)).containsExactly(new Outcome.Default(FIRST, ALICE));
    assertThat(charge(clocks, 30, 30).left()).isEqualTo(Duration.ZERO);
    var later = clocks.charged(charge(clocks, 30, 30)).started(SECOND, ALICE, at(30));
    assertThat(later.next()).containsExactly(new Expiry(SECOND, ALICE, at(35), true));
  }

  @Test
  @DisplayName("Duty 14, row 7: caps at the same instant give defaults in seat order")
  void row7CapsAtTheSameInstantGiveDefaultsInSeatOrder() {
    assertThat(outcomes(asked(RULES, BOB, ALICE), true))
        .containsExactly(new Outcome.Default(FIRST, ALICE), new Outcome.Default(SECOND, BOB));
  }

  @Test
  @DisplayName("Duty 14, row 8: an empty bank comes before a cap at the same instant")
  void row8AnEmptyBankComesBeforeACapAtTheSameInstant() {
    var together =
        List.of(new Expiry(FIRST, ALICE, at(30), false), new Expiry(SECOND, BOB, at(30), true));

    assertThat(Outcome.of(together, Set.of(ALICE, BOB), true))
        .containsExactly(new Outcome.Forfeit(BOB), new Outcome.Default(FIRST, ALICE));
  }

  @Test
  @DisplayName("Duty 14, row 9: all banks empty at the same instant mean goal shares")
  void row9AllBanksEmptyAtTheSameInstantMeansGoalShares() {
    assertThat(outcomes(asked(rules(10, 5, 30), ALICE, BOB), true))
        .containsExactly(new Outcome.GoalShares());
  }

  @Test
  @DisplayName("Duty 14, row 10: some banks of many empty mean that these lose")
  void row10SomeBanksOfManyEmptyMeansTheseLose() {
    var together =
        List.of(new Expiry(SECOND, CAROL, at(9), true), new Expiry(FIRST, ALICE, at(9), true));

    assertThat(Outcome.of(together, Set.of(ALICE, BOB, CAROL), true))
        .containsExactly(new Outcome.Forfeit(ALICE), new Outcome.Forfeit(CAROL));
  }

  @Test
  void row11NobodyActedMeansAborted() {
    assertThat(outcomes(asked(RULES, ALICE, BOB), false)).containsExactly(new Outcome.Abort());
    assertThat(outcomes(asked(rules(10, 5, 30), ALICE, BOB), false))
        .containsExactly(new Outcome.Abort());
  }

  @Test
  void row12AnAbsentSeatGetsDefaultsUntilItsBankIsEmpty() {
    var clocks = asked(rules(60, 5, 30), BOB);
    for (var round = 0; round < 2; round++) {
      assertThat(outcomes(clocks, true)).containsExactly(new Outcome.Default(SECOND, BOB));
      var deadline = clocks.next().getFirst().deadline();
      clocks =
          clocks.charged(clocks.charge(SECOND, deadline, deadline)).started(SECOND, BOB, deadline);
    }

    assertThat(outcomes(clocks, true)).containsExactly(new Outcome.Forfeit(BOB));
  }

  @Test
  void onlyTheEarliestDeadlineIsNext() {
    var clocks = asked(RULES, ALICE).started(SECOND, BOB, START.plusMillis(1));

    assertThat(clocks.next()).extracting(Expiry::prompt).containsExactly(FIRST);
  }

  @Test
  @DisplayName("Duty 17, row 14: an outage is given back in full")
  void row14AnOutageIsGivenBackInFull() {
    var clocks = asked(RULES, ALICE).credited(new Outage(at(10), at(70)));

    assertThat(clocks.deadline(FIRST)).contains(at(90));
    assertThat(clocks.charge(FIRST, at(72), at(72)).spent()).isEqualTo(Duration.ofSeconds(7));
  }

  @Test
  void row14APromptPublishedDuringAnOutageGetsItsPartOfItBack() {
    var clocks = MatchClocks.full(RULES, 2).started(FIRST, ALICE, at(40));

    assertThat(clocks.credited(new Outage(at(10), at(70))).deadline(FIRST)).contains(at(100));
    assertThat(clocks.credited(new Outage(at(10), at(20)))).isEqualTo(clocks);
  }

  @Test
  void row15ReceiptIsClampedToPublicationAndNow() {
    assertThat(charge(asked(RULES, ALICE), -20, 3).spent()).isEqualTo(Duration.ZERO);
    assertThat(charge(asked(RULES, ALICE), 99, 8).spent()).isEqualTo(Duration.ofSeconds(3));
  }

  @Test
  void whatIsLeftCountsTheOpenPrompt() {
    var clocks = asked(RULES, ALICE);

    assertThat(clocks.runsFrom(ALICE)).contains(at(5));
    assertThat(clocks.left(ALICE, at(3))).isEqualTo(Duration.ofSeconds(100));
    assertThat(clocks.left(ALICE, at(15))).isEqualTo(Duration.ofSeconds(90));
    assertThat(clocks.runsFrom(BOB)).isEmpty();
  }

  private static List<Outcome> outcomes(MatchClocks clocks, boolean anybodyActed) {
    return Outcome.of(clocks.next(), Set.of(ALICE, BOB), anybodyActed);
  }
}
