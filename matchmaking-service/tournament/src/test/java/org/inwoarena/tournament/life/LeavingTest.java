package org.inwoarena.tournament.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.inwoarena.tournament.history.Rounds.id;
import static org.inwoarena.tournament.life.Desk.ANNA;
import static org.inwoarena.tournament.life.Desk.JUDGE;
import static org.inwoarena.tournament.life.Desk.PLATFORM;
import static org.inwoarena.tournament.life.Desk.START;
import static org.inwoarena.tournament.life.Desk.person;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Result.DoubleForfeit;
import org.inwoarena.tournament.history.Result.Forfeit;
import org.inwoarena.tournament.history.Side;
import org.inwoarena.tournament.life.Command.CloseRound;
import org.inwoarena.tournament.life.Command.Disqualify;
import org.inwoarena.tournament.life.Command.Drop;
import org.inwoarena.tournament.life.Command.ForcePair;
import org.inwoarena.tournament.life.Command.Rejoin;
import org.inwoarena.tournament.life.Command.ReportNoShow;
import org.inwoarena.tournament.life.Command.StartTable;
import org.junit.jupiter.api.Test;

/** Players who leave, do not come, or are sent away. */
class LeavingTest {

  @Test
  void duty08ADropLeavesEarlierStandingsAsTheyAre() {
    var desk = Desk.swiss(6);
    desk.round();
    var kept = desk.event().standings(1);
    desk.yes(person("p2"), new Drop(id("p2")));
    desk.round();
    assertThat(desk.event().standings(1)).isEqualTo(kept);
  }

  @Test
  void duty09WhoHasDroppedIsNeverPairedUntilHeIsBack() {
    var desk = Desk.swiss(6);
    desk.round();
    desk.yes(person("p1"), new Drop(id("p1")));
    desk.pair();
    assertThat(desk.event().play().current().orElseThrow().paired()).doesNotContain(id("p1"));
    desk.favouritesWin();
    desk.yes(ANNA, new CloseRound());
    desk.yes(person("p1"), new Rejoin(id("p1")));
    desk.pair();
    assertThat(desk.event().play().current().orElseThrow().paired()).contains(id("p1"));
    assertThat(
            desk.event()
                .standings(2)
                .orElseThrow()
                .row(id("p1"))
                .orElseThrow()
                .matchPoints()
                .value()
                .decimal(0))
        .isEqualTo("3");
  }

  @Test
  void duty09WithOnePlayerLeftTheEventIsOver() {
    var desk = Desk.swiss(4);
    desk.round();
    for (var name : List.of("p2", "p3")) {
      desk.yes(person(name), new Drop(id(name)));
      assertThat(desk.event().phase()).isInstanceOf(Phase.Running.class);
    }
    desk.yes(person("p4"), new Drop(id("p4")));
    assertThat(desk.places()).startsWith(id("p1"));
  }

  @Test
  void duty09AForcedPairLapsesIfOneOfThemLeaves() {
    var desk = Desk.swiss(6);
    desk.yes(JUDGE, new ForcePair(id("p1"), id("p2"), "announced"));
    desk.yes(person("p2"), new Drop(id("p2")));
    desk.pair();
    assertThat(desk.event().play().current().orElseThrow().paired())
        .contains(id("p1"))
        .doesNotContain(id("p2"));
  }

  @Test
  void duty10LeavingIsAlwaysPossibleAndEndsTheRunningMatch() {
    var desk = Desk.swiss(4);
    desk.pair();
    desk.yes(PLATFORM, new StartTable(new TableId(1, 1)));
    var leaver = desk.event().play().current().orElseThrow().tables().getFirst().second();
    desk.yes(person(leaver.value()), new Drop(leaver));
    assertThat(desk.event().play().history().inForce(1, 1)).contains(new Forfeit(Side.SECOND));
    assertThat(desk.no(person(leaver.value()), new Drop(leaver))).containsExactly("entrant-status");
  }

  @Test
  void duty10NoShowsAreForfeitedAfterTheGraceAndPenaltiesGrow() {
    var desk = Desk.swiss(6);
    desk.pair();
    var table = new TableId(1, 1);
    var late = desk.event().play().table(table).orElseThrow().second();
    var missing = new ReportNoShow(table, EnumSet.of(Side.SECOND));
    assertThat(desk.no(JUDGE, missing)).containsExactly("grace");
    desk.at(START.plus(Duration.ofMinutes(10)));
    var facts = desk.yes(PLATFORM, missing);
    assertThat(facts).contains(new Fact.NoShow(late, 1, 1, Duration.ofMinutes(30)));
    desk.favouritesWin();
    desk.yes(ANNA, new CloseRound());

    desk.pair();
    desk.at(START.plus(Duration.ofHours(3)));
    var open = desk.event().play().openTable(late);
    if (open.isPresent()) {
      var side = desk.event().play().table(open.get()).orElseThrow().sideOf(late).orElseThrow();
      desk.yes(PLATFORM, new StartTable(new TableId(2, open.get().table() == 1 ? 2 : 1)));
      facts = desk.yes(JUDGE, new ReportNoShow(open.get(), EnumSet.of(side)));
      assertThat(facts)
          .contains(new Fact.NoShow(late, 2, 2, Duration.ofHours(1)))
          .contains(new Fact.Dropped(late, "did not come too often"));
      assertThat(desk.no(person(late.value()), new Rejoin(late))).contains("too-many-no-shows");
    }
    assertThat(open).isPresent();
  }

  @Test
  void duty10BothAbsentIsADoubleForfeit() {
    var desk = Desk.swiss(4);
    desk.pair();
    desk.at(START.plus(Duration.ofHours(1)));
    desk.yes(PLATFORM, new ReportNoShow(new TableId(1, 2), EnumSet.allOf(Side.class)));
    assertThat(desk.event().play().history().inForce(1, 2)).contains(new DoubleForfeit());
    desk.yes(PLATFORM, new StartTable(new TableId(1, 1)));
    var missing = new ReportNoShow(new TableId(1, 1), EnumSet.of(Side.FIRST));
    assertThat(desk.no(JUDGE, missing)).containsExactly("table-started");
    // The host of a match that began without him has waited for him by its own clock.
    desk.yes(PLATFORM, missing);
    assertThat(desk.event().play().history().inForce(1, 1)).contains(new Forfeit(Side.FIRST));
  }

  @Test
  void duty12DisqualifyingClosesTheMatchAndTakesThePlace() {
    var desk = Desk.swiss(6);
    desk.round();
    desk.pair();
    var table = desk.event().play().current().orElseThrow().tableOf(id("p1")).orElseThrow();
    var facts = desk.yes(JUDGE, new Disqualify(id("p1"), "looked at the other's hand"));
    assertThat(facts)
        .hasSize(2)
        .contains(
            new Fact.Disqualified(id("p1"), "looked at the other's hand", new EntrantId("judge")));
    assertThat(desk.event().play().history().inForce(2, table.number())).isPresent();
    desk.favouritesWin();
    desk.yes(ANNA, new CloseRound());
    assertThat(desk.event().standings(1).orElseThrow().order()).contains(id("p1"));
    assertThat(desk.event().standings(2).orElseThrow().order()).doesNotContain(id("p1"));
    desk.round();
    assertThat(desk.places()).hasSize(5).doesNotContain(id("p1"));
    assertThat(desk.no(person("p1"), new Rejoin(id("p1")))).contains("entrant-status");
  }
}
