package org.inwoarena.tournament.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.inwoarena.tournament.history.Rounds.id;
import static org.inwoarena.tournament.history.Rounds.ids;
import static org.inwoarena.tournament.history.Rounds.played;
import static org.inwoarena.tournament.life.Desk.ANNA;
import static org.inwoarena.tournament.life.Desk.JUDGE;
import static org.inwoarena.tournament.life.Desk.PLATFORM;
import static org.inwoarena.tournament.life.Desk.START;
import static org.inwoarena.tournament.life.Desk.entry;
import static org.inwoarena.tournament.life.Desk.person;
import static org.inwoarena.tournament.life.Desk.settings;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.inwoarena.tournament.format.Format.DoubleElimination;
import org.inwoarena.tournament.format.Format.RoundRobin;
import org.inwoarena.tournament.format.Format.SingleElimination;
import org.inwoarena.tournament.format.Format.Swiss;
import org.inwoarena.tournament.format.Format.SwissWithCut;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Result.Awarded;
import org.inwoarena.tournament.history.Result.DoubleForfeit;
import org.inwoarena.tournament.history.Result.Forfeit;
import org.inwoarena.tournament.history.Round.Alone;
import org.inwoarena.tournament.history.Side;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.life.Command.CloseRound;
import org.inwoarena.tournament.life.Command.Disqualify;
import org.inwoarena.tournament.life.Command.Drop;
import org.inwoarena.tournament.life.Command.ForbidPair;
import org.inwoarena.tournament.life.Command.ForcePair;
import org.inwoarena.tournament.life.Command.FreePair;
import org.inwoarena.tournament.life.Command.PairRound;
import org.inwoarena.tournament.life.Command.Rejoin;
import org.inwoarena.tournament.life.Command.ReportGame;
import org.inwoarena.tournament.life.Command.ReportNoShow;
import org.inwoarena.tournament.life.Command.Rule;
import org.inwoarena.tournament.life.Command.SetRounds;
import org.inwoarena.tournament.life.Command.StartTable;
import org.inwoarena.tournament.life.Command.Swap;
import org.inwoarena.tournament.life.Entrant.Status;
import org.inwoarena.tournament.life.Phase.Place;
import org.junit.jupiter.api.Test;

class RoundsTest {

  private static Desk swiss(int players) {
    return new Desk(settings(new Swiss())).started(players);
  }

  private static List<EntrantId> places(Event event) {
    var finished = (Phase.Finished) event.phase();
    return finished.places().stream().map(Place::entrant).toList();
  }

  @Test
  void duty05TheNextRoundWaitsForAllResults() {
    var desk = swiss(5);
    desk.pair();
    assertThat(desk.event().play().current().orElseThrow().byes()).hasSize(1);
    assertThat(desk.no(ANNA, new CloseRound())).containsExactly("results-missing");
    assertThat(desk.no(ANNA, new PairRound(8))).containsExactly("round-open");
    desk.report(1, played("1-0"));
    assertThat(desk.no(ANNA, new CloseRound())).containsExactly("results-missing");
    desk.report(2, played("0-1"));
    assertThat(desk.no(ANNA, new PairRound(8))).containsExactly("round-open");
    desk.yes(ANNA, new CloseRound());
    assertThat(desk.event().standings(1)).isPresent();
  }

  @Test
  void duty05AFailedPairingLeavesNoRound() {
    var desk = swiss(4);
    desk.yes(JUDGE, new ForbidPair(id("p1"), id("p2"), "brothers"));
    desk.yes(JUDGE, new ForbidPair(id("p1"), id("p3"), "brothers"));
    desk.yes(JUDGE, new ForbidPair(id("p1"), id("p4"), "brothers"));
    assertThat(desk.no(ANNA, new PairRound(1))).containsExactly("pairing-all-forbidden");
    assertThat(desk.event().play().history().rounds()).isEmpty();
    desk.yes(JUDGE, new FreePair(id("p4"), id("p1"), "not brothers after all"));
    assertThat(desk.no(JUDGE, new FreePair(id("p4"), id("p1"), "x"))).containsExactly("pair-free");
    desk.pair();
  }

  @Test
  void duty05ResultsComeOnceAndFromTheMatch() {
    var desk = swiss(4);
    desk.pair();
    var table = new TableId(1, 1);
    var won = played("1-0").games().getFirst();
    assertThat(desk.no(PLATFORM, desk.game(table, won))).containsExactly("game-unknown");
    desk.yes(PLATFORM, new StartTable(table));
    assertThat(desk.no(person("p1"), desk.game(table, won))).containsExactly("platform-only");
    assertThat(desk.no(PLATFORM, new ReportGame(table, 2, Optional.of(won))))
        .containsExactly("game-unknown");
    var over = desk.game(table, won);
    desk.yes(PLATFORM, over);
    assertThat(desk.no(PLATFORM, over)).contains("result-known");
    assertThat(desk.no(PLATFORM, new ReportGame(new TableId(1, 9), 1, Optional.of(won))))
        .contains("table-unknown");
  }

  @Test
  void duty09RoundsFitThePlayers() {
    var plain = settings(new Swiss());
    var many = Desk.with(plain, plain.admission(), plain.pins(), OptionalInt.of(4));
    var desk = new Desk(many).registered(4);
    desk.yes(ANNA, new Command.CloseRegistration());
    desk.yes(ANNA, new Command.OpenCheckIn());
    for (var name : ids("p1 p2 p3 p4")) {
      desk.yes(person(name.value()), new Command.CheckInPlayer(name));
    }
    assertThat(desk.no(ANNA, new Command.Start())).containsExactly("rounds-too-many");
    desk.yes(ANNA, new SetRounds(3));
    desk.yes(ANNA, new Command.Start());
    assertThat(desk.no(ANNA, new SetRounds(4))).containsExactly("rounds-too-many");
    desk.yes(ANNA, new SetRounds(2));
    desk.pair();
    assertThat(desk.no(ANNA, new SetRounds(3))).containsExactly("rounds-fixed");
  }

  @Test
  void duty09TheEventEndsAfterItsLastRound() {
    var desk = swiss(6);
    assertThat(desk.event().play().rounds()).isEqualTo(3);
    desk.round();
    desk.round();
    desk.round();
    assertThat(places(desk.event())).hasSize(6).startsWith(id("p1"));
    assertThat(desk.no(ANNA, new PairRound(1))).contains("wrong-phase");
    desk.yes(ANNA, new Command.Archive());
    assertThat(desk.event().phase()).isInstanceOf(Phase.Archived.class);
  }

  @Test
  void duty09WhoHasDroppedIsNeverPairedUntilHeIsBack() {
    var desk = swiss(6);
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
  void duty09ALateEntryHasStatedPoints() {
    var desk = swiss(6);
    desk.round();
    desk.yes(person("late"), entry("late", 1500));
    desk.pair();
    assertThat(desk.event().play().current().orElseThrow().alone())
        .contains(new Alone(id("late"), new Awarded(1, 1)));
    desk.favouritesWin();
    desk.yes(ANNA, new CloseRound());
    desk.pair();
    assertThat(desk.no(person("later"), entry("later", 1500))).containsExactly("too-late");
  }

  @Test
  void duty09WithOnePlayerLeftTheEventIsOver() {
    var desk = swiss(4);
    desk.round();
    for (var name : List.of("p2", "p3")) {
      desk.yes(person(name), new Drop(id(name)));
      assertThat(desk.event().phase()).isInstanceOf(Phase.Running.class);
    }
    desk.yes(person("p4"), new Drop(id("p4")));
    assertThat(places(desk.event())).startsWith(id("p1"));
  }

  @Test
  void duty10LeavingIsAlwaysPossibleAndEndsTheRunningMatch() {
    var desk = swiss(4);
    desk.pair();
    desk.yes(PLATFORM, new StartTable(new TableId(1, 1)));
    var leaver = desk.event().play().current().orElseThrow().tables().getFirst().second();
    desk.yes(person(leaver.value()), new Drop(leaver));
    assertThat(desk.event().play().history().inForce(1, 1)).contains(new Forfeit(Side.SECOND));
    assertThat(desk.no(person(leaver.value()), new Drop(leaver))).containsExactly("entrant-status");
  }

  @Test
  void duty10NoShowsAreForfeitedAfterTheGraceAndPenaltiesGrow() {
    var desk = swiss(6);
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
    var desk = swiss(4);
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
    var desk = swiss(6);
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
    assertThat(places(desk.event())).hasSize(5).doesNotContain(id("p1"));
    assertThat(desk.no(person("p1"), new Rejoin(id("p1")))).contains("entrant-status");
  }

  @Test
  void duty08ADropLeavesEarlierStandingsAsTheyAre() {
    var desk = swiss(6);
    desk.round();
    var kept = desk.event().standings(1);
    desk.yes(person("p2"), new Drop(id("p2")));
    desk.round();
    assertThat(desk.event().standings(1)).isEqualTo(kept);
  }

  @Test
  void duty08ACorrectionCountsFromItsRoundOn() {
    var desk = swiss(8);
    desk.round();
    desk.round();
    var before = desk.event().play().kept();
    var loser = desk.event().play().history().round(2).orElseThrow().tables().getFirst();
    var facts =
        desk.yes(JUDGE, new Rule(new TableId(2, 1), played("0-0-1"), "goal shares were equal"));
    assertThat(facts).hasSize(2);
    assertThat(desk.event().play().kept().getFirst()).isEqualTo(before.getFirst());
    assertThat(desk.event().play().kept().getLast()).isNotEqualTo(before.getLast());
    assertThat(desk.event().play().history().trail(2, 1)).hasSize(2);
    assertThat(
            desk.no(person(loser.first().value()), new Rule(new TableId(2, 1), played("1-0"), "x")))
        .contains("judge-only");
    assertThat(desk.no(JUDGE, new Rule(new TableId(2, 1), played("1-0"), " "))).contains("reason");
  }

  @Test
  void nobodyJudgesHisOwnMatch() {
    var desk = new Desk(settings(new Swiss())).registered(3);
    desk.yes(ANNA, entry("anna", 2400));
    desk.yes(ANNA, new Command.CloseRegistration());
    desk.yes(ANNA, new Command.OpenCheckIn());
    for (var name : ids("p1 p2 p3 anna")) {
      desk.yes(person(name.value()), new Command.CheckInPlayer(name));
    }
    desk.yes(ANNA, new Command.Start());
    desk.pair();
    var own = desk.event().play().openTable(id("anna")).orElseThrow();
    assertThat(desk.no(ANNA, new Rule(own, played("1-0"), "I was winning")))
        .containsExactly("own-table");
    desk.yes(JUDGE, new Rule(own, played("1-0"), "she was"));
  }

  @Test
  void aWronglyPairedTableIsSwappedBeforeItStarts() {
    var desk = swiss(5);
    desk.pair();
    var round = desk.event().play().current().orElseThrow();
    var one = round.tables().getFirst();
    var bye = round.byes().getFirst();
    desk.yes(JUDGE, new Swap(one.second(), bye, "the bye was his by list"));
    var now = desk.event().play().current().orElseThrow();
    assertThat(now.byes()).containsExactly(one.second());
    assertThat(now.tables().getFirst().players()).containsExactly(one.first(), bye);

    desk.yes(PLATFORM, new StartTable(new TableId(1, 1)));
    assertThat(desk.no(JUDGE, new Swap(one.first(), round.tables().getLast().first(), "again")))
        .containsExactly("table-started");
  }

  @Test
  void pairsAreForcedAndForbidden() {
    var desk = swiss(8);
    desk.yes(JUDGE, new ForcePair(id("p1"), id("p2"), "announced"));
    desk.yes(JUDGE, new ForbidPair(id("p3"), id("p7"), "brothers"));
    assertThat(desk.no(JUDGE, new ForcePair(id("p3"), id("p7"), "no")))
        .containsExactly("pair-forbidden");
    assertThat(desk.no(JUDGE, new ForcePair(id("p2"), id("p3"), "no")))
        .containsExactly("pair-forced");
    desk.pair();
    var round = desk.event().play().current().orElseThrow();
    assertThat(round.tableOf(id("p1")).orElseThrow().players()).contains(id("p2"));
    assertThat(round.tableOf(id("p3")).orElseThrow().players()).doesNotContain(id("p7"));
  }

  @Test
  void duty09AForcedPairLapsesIfOneOfThemLeaves() {
    var desk = swiss(6);
    desk.yes(JUDGE, new ForcePair(id("p1"), id("p2"), "announced"));
    desk.yes(person("p2"), new Drop(id("p2")));
    desk.pair();
    assertThat(desk.event().play().current().orElseThrow().paired())
        .contains(id("p1"))
        .doesNotContain(id("p2"));
  }

  @Test
  void duty06NobodyHasASecondBye() {
    var desk = swiss(5);
    var byes = new ArrayList<EntrantId>();
    for (var round = 0; round < 3; round++) {
      desk.pair();
      byes.addAll(desk.event().play().current().orElseThrow().byes());
      desk.favouritesWin();
      desk.yes(ANNA, new CloseRound());
    }
    assertThat(byes).hasSize(3).doesNotHaveDuplicates();
  }

  @Test
  void theBestGoToTheCutAndNobodyReplacesWhoLeavesThen() {
    var desk = new Desk(settings(new SwissWithCut(4, true))).started(9);
    for (var round = 0; round < 5; round++) {
      desk.round();
    }
    assertThat(desk.event().phase()).isInstanceOf(Phase.Cut.class);
    var seeds = desk.event().play().seeds();
    assertThat(seeds).isEqualTo(desk.event().standings(5).orElseThrow().order().subList(0, 4));
    desk.yes(person(seeds.get(3).value()), new Drop(seeds.get(3)));
    desk.pair();
    assertThat(desk.event().play().current().orElseThrow().tables())
        .extracting(Table::players)
        .containsExactly(List.of(seeds.get(1), seeds.get(2)));
    desk.report(1, played("0-0-1"));
    assertThat(desk.event().play().history().inForce(6, 1)).as("no draws in a bracket").isEmpty();
    desk.report(1, played("0-1"));
    desk.yes(ANNA, new CloseRound());
    desk.pair();
    desk.favouritesWin();
    desk.yes(ANNA, new CloseRound());
    var places = ((Phase.Finished) desk.event().phase()).places();
    assertThat(places).hasSize(9);
    assertThat(places.subList(0, 4)).extracting(Place::rank).containsExactly(1, 2, 3, 4);
    assertThat(places.get(2).entrant()).as("third by walkover").isEqualTo(seeds.get(1));
    assertThat(places.get(4).rank()).isEqualTo(5);
  }

  @Test
  void aCorrectionBeforeTheBracketMakesTheCutAgain() {
    var desk = new Desk(settings(new SwissWithCut(4, false))).started(8);
    for (var round = 0; round < 3; round++) {
      desk.round();
    }
    var seeds = desk.event().play().seeds();
    var table = desk.event().play().history().round(3).orElseThrow().tableOf(seeds.getFirst());
    var id = new TableId(3, table.orElseThrow().number());
    var lost = table.orElseThrow().sideOf(seeds.getFirst()).orElseThrow() == Side.FIRST;
    desk.yes(JUDGE, new Rule(id, played(lost ? "0-1" : "1-0"), "entered wrongly"));
    assertThat(desk.event().play().seeds()).isNotEqualTo(seeds).hasSize(4);
    desk.pair();
    assertThat(desk.event().play().current().orElseThrow().tables()).hasSize(2);
  }

  @Test
  void duty11ASingleEliminationIsPlayedOut() {
    var desk = new Desk(settings(new SingleElimination(true))).started(6);
    desk.pair();
    assertThat(desk.event().play().current().orElseThrow().byes()).isEqualTo(ids("p1 p2"));
    desk.favouritesWin();
    desk.yes(ANNA, new CloseRound());
    desk.round();
    desk.pair();
    assertThat(desk.event().play().current().orElseThrow().tables())
        .extracting(table -> table.slot().orElseThrow())
        .containsExactly("T", "F");
    desk.favouritesWin();
    desk.yes(ANNA, new CloseRound());
    assertThat(places(desk.event())).isEqualTo(ids("p1 p2 p3 p4 p5 p6"));
    assertThat(desk.no(JUDGE, new Rule(new TableId(1, 1), played("0-1"), "wrong")))
        .containsExactly("played-on");
    desk.yes(JUDGE, new Rule(new TableId(3, 2), played("0-1"), "entered wrongly"));
    assertThat(places(desk.event())).startsWith(id("p2"), id("p1"));
  }

  @Test
  void duty11TheSecondFinalComesWhenItIsNeeded() {
    var desk = new Desk(settings(new DoubleElimination())).started(4);
    desk.round();
    desk.round();
    desk.round();
    desk.pair();
    assertThat(desk.event().play().current().orElseThrow().tables())
        .extracting(table -> table.slot().orElseThrow())
        .containsExactly("F");
    desk.report(1, played("0-1"));
    desk.yes(ANNA, new CloseRound());
    assertThat(desk.event().phase()).isInstanceOf(Phase.Running.class);
    desk.pair();
    assertThat(desk.event().play().current().orElseThrow().tables().getFirst().slot())
        .contains("R");
    desk.favouritesWin();
    desk.yes(ANNA, new CloseRound());
    assertThat(places(desk.event())).startsWith(id("p1"), id("p2"));
  }

  @Test
  void duty11ACorrectedFinalReopensTheEventForTheSecondOne() {
    var desk = new Desk(settings(new DoubleElimination())).started(4);
    for (var round = 0; round < 4; round++) {
      desk.round();
    }
    assertThat(places(desk.event())).startsWith(id("p1"), id("p2"));
    assertThat(desk.yes(JUDGE, new Rule(new TableId(4, 1), played("0-1"), "entered wrongly")))
        .contains(new Fact.Reopened());
    desk.pair();
    desk.report(1, played("0-1"));
    desk.yes(ANNA, new CloseRound());
    assertThat(places(desk.event())).startsWith(id("p2"), id("p1"));
  }

  @Test
  void allPlayAllWithSomebodyWhoLeaves() {
    var desk = new Desk(settings(new RoundRobin(1))).started(5);
    assertThat(desk.event().play().rounds()).isEqualTo(5);
    desk.round();
    desk.yes(person("p5"), new Drop(id("p5")));
    for (var round = 2; round <= 5; round++) {
      desk.round();
    }
    assertThat(places(desk.event())).isEqualTo(ids("p1 p2 p3 p4 p5"));
    assertThat(desk.event().roster().ids(Status.DROPPED)).isEqualTo(Set.of(id("p5")));
  }

  @Test
  void duty01PairingTwiceIsRefused() {
    var desk = swiss(4);
    desk.pair();
    assertThat(desk.no(ANNA, new PairRound(7))).containsExactly("round-open");
  }

  @Test
  void nothingIsPairedWhileTheEventIsPaused() {
    var desk = swiss(4);
    desk.yes(JUDGE, new Command.Pause("power cut"));
    assertThat(desk.no(ANNA, new PairRound(7))).containsExactly("paused");
    desk.yes(JUDGE, new Command.Resume());
    desk.pair();
    desk.yes(
        JUDGE, new Command.ExtendTable(new TableId(1, 1), Duration.ofMinutes(5), "judge call"));
    desk.yes(JUDGE, new Command.ExtendTable(new TableId(1, 1), Duration.ofMinutes(3), "again"));
    assertThat(desk.event().play().floor().extended())
        .containsEntry(new TableId(1, 1), Duration.ofMinutes(8));
  }
}
