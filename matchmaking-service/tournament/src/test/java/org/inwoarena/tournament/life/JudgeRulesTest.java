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

import java.time.Duration;
import org.inwoarena.tournament.format.Format.Swiss;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.life.Command.ForbidPair;
import org.inwoarena.tournament.life.Command.ForcePair;
import org.inwoarena.tournament.life.Command.PairRound;
import org.inwoarena.tournament.life.Command.Rule;
import org.inwoarena.tournament.life.Command.StartTable;
import org.inwoarena.tournament.life.Command.Swap;
import org.junit.jupiter.api.Test;

/** What judges decide about tables, pairs and the whole event. */
class JudgeRulesTest {

  @Test
  void duty08ACorrectionCountsFromItsRoundOn() {
    var desk = Desk.swiss(8);
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
  void aMatchOfSeveralGamesIsRuledGameByGameAndHasNoMoreOfThem() {
    var desk = new Desk(settings(new Swiss(), MatchLength.BEST_OF_THREE)).started(4);
    desk.pair();
    desk.yes(JUDGE, new Rule(new TableId(1, 1), played("2-1"), "the host lost the record"));
    assertThat(desk.event().play().history().inForce(1, 1).orElseThrow().counted())
        .isEqualTo(played("2-1"));
    assertThat(desk.no(JUDGE, new Rule(new TableId(1, 2), played("2-2"), "four games")))
        .containsExactly("too-many-games");

    var single = Desk.swiss(4);
    single.pair();
    assertThat(single.no(JUDGE, new Rule(new TableId(1, 1), played("2-0"), "both games")))
        .containsExactly("too-many-games");
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
    var desk = Desk.swiss(5);
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
    var desk = Desk.swiss(8);
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
  void nothingIsPairedWhileTheEventIsPaused() {
    var desk = Desk.swiss(4);
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
