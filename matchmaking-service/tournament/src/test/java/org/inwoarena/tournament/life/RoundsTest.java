package org.inwoarena.tournament.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.inwoarena.tournament.history.Rounds.id;
import static org.inwoarena.tournament.history.Rounds.ids;
import static org.inwoarena.tournament.history.Rounds.played;
import static org.inwoarena.tournament.life.Desk.ANNA;
import static org.inwoarena.tournament.life.Desk.JUDGE;
import static org.inwoarena.tournament.life.Desk.PLATFORM;
import static org.inwoarena.tournament.life.Desk.entry;
import static org.inwoarena.tournament.life.Desk.person;
import static org.inwoarena.tournament.life.Desk.settings;

import java.util.ArrayList;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.inwoarena.tournament.format.Format.RoundRobin;
import org.inwoarena.tournament.format.Format.Swiss;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Result.Awarded;
import org.inwoarena.tournament.history.Round.Alone;
import org.inwoarena.tournament.life.Command.CloseRound;
import org.inwoarena.tournament.life.Command.Drop;
import org.inwoarena.tournament.life.Command.ForbidPair;
import org.inwoarena.tournament.life.Command.FreePair;
import org.inwoarena.tournament.life.Command.PairRound;
import org.inwoarena.tournament.life.Command.ReportGame;
import org.inwoarena.tournament.life.Command.SetRounds;
import org.inwoarena.tournament.life.Command.StartTable;
import org.inwoarena.tournament.life.Entrant.Status;
import org.junit.jupiter.api.Test;

/** Rounds of an event: when one begins and ends, and who is in it. */
class RoundsTest {

  @Test
  void duty01PairingTwiceIsRefused() {
    var desk = Desk.swiss(4);
    desk.pair();
    assertThat(desk.no(ANNA, new PairRound(7))).containsExactly("round-open");
  }

  @Test
  void duty05TheNextRoundWaitsForAllResults() {
    var desk = Desk.swiss(5);
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
    var desk = Desk.swiss(4);
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
    var desk = Desk.swiss(4);
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
  void duty06NobodyHasASecondBye() {
    var desk = Desk.swiss(5);
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
    var desk = Desk.swiss(6);
    assertThat(desk.event().play().rounds()).isEqualTo(3);
    desk.round();
    desk.round();
    desk.round();
    assertThat(desk.places()).hasSize(6).startsWith(id("p1"));
    assertThat(desk.no(ANNA, new PairRound(1))).contains("wrong-phase");
    desk.yes(ANNA, new Command.Archive());
    assertThat(desk.event().phase()).isInstanceOf(Phase.Archived.class);
  }

  @Test
  void duty09ALateEntryHasStatedPoints() {
    var desk = Desk.swiss(6);
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
  void allPlayAllWithSomebodyWhoLeaves() {
    var desk = new Desk(settings(new RoundRobin(1))).started(5);
    assertThat(desk.event().play().rounds()).isEqualTo(5);
    desk.round();
    desk.yes(person("p5"), new Drop(id("p5")));
    for (var round = 2; round <= 5; round++) {
      desk.round();
    }
    assertThat(desk.places()).isEqualTo(ids("p1 p2 p3 p4 p5"));
    assertThat(desk.event().roster().ids(Status.DROPPED)).isEqualTo(Set.of(id("p5")));
  }
}
