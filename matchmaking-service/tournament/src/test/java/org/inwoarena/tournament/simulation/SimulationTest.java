package org.inwoarena.tournament.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.inwoarena.tournament.export.EventReport;
import org.inwoarena.tournament.export.Trf;
import org.inwoarena.tournament.format.Format;
import org.inwoarena.tournament.format.Format.DoubleElimination;
import org.inwoarena.tournament.format.Format.RoundRobin;
import org.inwoarena.tournament.format.Format.SingleElimination;
import org.inwoarena.tournament.format.Format.Swiss;
import org.inwoarena.tournament.format.Format.SwissWithCut;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.life.Deciding;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Phase;
import org.inwoarena.tournament.life.Phase.Place;
import org.inwoarena.tournament.pairing.SwissPairing;
import org.inwoarena.tournament.standing.Standings;
import org.junit.jupiter.api.Test;

class SimulationTest {

  private static Simulated run(int players, long seed, Format format, int absences) {
    var scenario =
        new Scenario(
            players, OptionalInt.empty(), seed, format, MatchLength.BEST_OF_THREE, absences);
    return new Simulation(new Deciding(new SwissPairing()), scenario).run();
  }

  private static List<Place> places(Event event) {
    assertThat(event.phase()).isInstanceOf(Phase.Finished.class);
    return ((Phase.Finished) event.phase()).places();
  }

  @Test
  void sameSeedSameEvent() {
    var one = run(23, 4, new SwissWithCut(8, true), 5);
    var again = run(23, 4, new SwissWithCut(8, true), 5);
    assertThat(again.facts()).isEqualTo(one.facts());
    assertThat(EventReport.markdown(again.event(), List.of()))
        .isEqualTo(EventReport.markdown(one.event(), List.of()));
    assertThat(Trf.of(again.event())).isEqualTo(Trf.of(one.event()));
    assertThat(run(23, 5, new SwissWithCut(8, true), 5).facts()).isNotEqualTo(one.facts());
  }

  @Test
  void duty05EventsOfEverySizeAndFormatComeToAnEnd() {
    for (var players : List.of(2, 3, 4, 5, 6, 7, 8, 9, 13, 17)) {
      for (var format :
          List.of(
              new Swiss(),
              new SingleElimination(true),
              new DoubleElimination(),
              new RoundRobin(1),
              new RoundRobin(2))) {
        for (var absences : List.of(0, 15)) {
          var event = run(players, players, format, absences).event();
          assertThat(places(event))
              .as("%d players, %s, %d%% absences", players, format, absences)
              .hasSize(players);
        }
      }
    }
  }

  @Test
  void duty08StandingsKeptAreThoseOfTheirRounds() {
    var event = run(17, 8, new Swiss(), 12).event();
    for (var kept : event.play().kept()) {
      assertThat(event.ranking().after(kept.round(), event.play().history())).isEqualTo(kept);
    }
    assertThat(event.play().kept()).extracting(Standings::round).doesNotHaveDuplicates();
  }

  @Test
  void duty06AndDuty02NoSecondByeAndNoRematch() {
    for (var seed = 0; seed < 20; seed++) {
      var event = run(9 + seed, seed, new Swiss(), 0).event();
      var met = new HashSet<Set<EntrantId>>();
      var byes = new HashMap<EntrantId, Integer>();
      for (var round : event.play().history().rounds()) {
        round.tables().forEach(table -> assertThat(met.add(Set.copyOf(table.players()))).isTrue());
        round.byes().forEach(bye -> byes.merge(bye, 1, Integer::sum));
        assertThat(round.paired()).hasSize(9 + seed);
      }
      assertThat(byes.values()).allMatch(count -> count == 1);
    }
  }

  @Test
  void aCutIsPlayedByTheBest() {
    var event = run(33, 1, new SwissWithCut(8, true), 0).event();
    var table = event.play().kept().getLast().order();
    assertThat(places(event).subList(0, 8))
        .extracting(Place::entrant)
        .containsExactlyInAnyOrderElementsOf(table.subList(0, 8));
    assertThat(event.play().history().rounds().getLast().stage()).isEqualTo(Round.Stage.BRACKET);
  }

  @Test
  void whatCannotBeIsRefused() {
    var tooLong = new Scenario(4, OptionalInt.of(9), 1, new Swiss(), MatchLength.ONE_GAME, 0);
    var simulation = new Simulation(new Deciding(new SwissPairing()), tooLong);
    assertThatThrownBy(simulation::run)
        .isInstanceOf(Impossible.class)
        .hasMessageContaining("3 rounds without meeting again");
  }
}
