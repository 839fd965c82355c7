package org.inwoarena.tournament.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.inwoarena.tournament.history.Rounds.id;
import static org.inwoarena.tournament.history.Rounds.ids;
import static org.inwoarena.tournament.history.Rounds.played;
import static org.inwoarena.tournament.life.Desk.ANNA;
import static org.inwoarena.tournament.life.Desk.JUDGE;
import static org.inwoarena.tournament.life.Desk.person;
import static org.inwoarena.tournament.life.Desk.settings;

import java.util.List;
import org.inwoarena.tournament.format.Format.DoubleElimination;
import org.inwoarena.tournament.format.Format.SingleElimination;
import org.inwoarena.tournament.format.Format.SwissWithCut;
import org.inwoarena.tournament.history.Side;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.life.Command.CloseRound;
import org.inwoarena.tournament.life.Command.Drop;
import org.inwoarena.tournament.life.Command.Rule;
import org.inwoarena.tournament.life.Phase.Place;
import org.junit.jupiter.api.Test;

/** The cut and the brackets, played out. */
class BracketsTest {

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
    assertThat(desk.places()).isEqualTo(ids("p1 p2 p3 p4 p5 p6"));
    assertThat(desk.no(JUDGE, new Rule(new TableId(1, 1), played("0-1"), "wrong")))
        .containsExactly("played-on");
    desk.yes(JUDGE, new Rule(new TableId(3, 2), played("0-1"), "entered wrongly"));
    assertThat(desk.places()).startsWith(id("p2"), id("p1"));
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
    assertThat(desk.places()).startsWith(id("p1"), id("p2"));
  }

  @Test
  void duty11ACorrectedFinalReopensTheEventForTheSecondOne() {
    var desk = new Desk(settings(new DoubleElimination())).started(4);
    for (var round = 0; round < 4; round++) {
      desk.round();
    }
    assertThat(desk.places()).startsWith(id("p1"), id("p2"));
    assertThat(desk.yes(JUDGE, new Rule(new TableId(4, 1), played("0-1"), "entered wrongly")))
        .contains(new Fact.Reopened());
    desk.pair();
    desk.report(1, played("0-1"));
    desk.yes(ANNA, new CloseRound());
    assertThat(desk.places()).startsWith(id("p2"), id("p1"));
  }
}
