package org.inwoarena.tournament.life;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.inwoarena.tournament.format.Format.SwissWithCut;
import org.inwoarena.tournament.format.Placing;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Round.Stage;
import org.inwoarena.tournament.life.Entrant.Status;
import org.inwoarena.tournament.life.Phase.Place;
import org.inwoarena.tournament.standing.Standings;

/**
 * When an event is over: its rounds are played, its bracket is, or fewer than two players are left
 * to pair (duty 9).
 */
final class Ending {

  private Ending() {}

  /** Makes the cut or ends the event, if it is time. */
  static void check(Case one) {
    var event = one.event();
    if (!(event.phase() instanceof Phase.Playing) || event.play().current().isPresent()) {
      return;
    }
    if (event.inBracket()) {
      if (event.bracket().orElseThrow().over()) {
        one.happens(new Fact.Finished(places(event)));
      }
      return;
    }
    var left = event.roster().all(Status.SEATED).size();
    if (left < 2 || event.play().tableRounds() >= event.play().rounds()) {
      if (event.settings().format() instanceof SwissWithCut(int cut, boolean third) && left >= 2) {
        one.happens(new Fact.CutMade(best(event, cut)));
      } else {
        one.happens(new Fact.Finished(places(event)));
      }
    }
  }

  /** A correction counts for the cut as long as nobody has been paired in the bracket. */
  static void cutAgain(Case one) {
    var event = one.event();
    var played = event.play().history().rounds().stream().anyMatch(r -> r.stage() == Stage.BRACKET);
    var seeds = best(event, event.play().seeds().size());
    if (!played && !seeds.equals(event.play().seeds())) {
      one.happens(new Fact.CutMade(seeds));
    }
    check(one);
  }

  /** The places as everything stands. */
  static List<Place> places(Event event) {
    var out = event.roster().ids(Status.DISQUALIFIED);
    var places = new ArrayList<Place>();
    event
        .bracket()
        .ifPresent(
            bracket ->
                Placing.of(bracket, event.play().seeds())
                    .forEach(
                        one ->
                            places.add(
                                new Place(one.rank(), one.last(), one.entrant(), one.shared()))));
    if (event.settings().format().hasTable() && !event.play().kept().isEmpty()) {
      belowTheCut(event.play().kept().getLast(), places);
    }
    return without(out, places);
  }

  private static void belowTheCut(Standings standings, List<Place> places) {
    var above = places.stream().map(Place::entrant).toList();
    var rank = places.stream().mapToInt(Place::last).max().orElse(0);
    for (var row : standings.rows()) {
      if (!above.contains(row.entrant())) {
        rank++;
        places.add(new Place(rank, rank, row.entrant(), row.bySeed()));
      }
    }
  }

  private static List<EntrantId> best(Event event, int cut) {
    var playing = event.roster().ids(Status.SEATED);
    return event.play().kept().getLast().order().stream()
        .filter(playing::contains)
        .limit(cut)
        .toList();
  }

  /** The disqualified take no place: whoever stood below them moves up. */
  private static List<Place> without(Set<EntrantId> out, List<Place> places) {
    var kept = new ArrayList<Place>();
    for (var place : places) {
      if (!out.contains(place.entrant())) {
        var above = count(places, out, 1, place.rank() - 1);
        var beside = count(places, out, place.rank(), place.rank());
        kept.add(
            new Place(
                place.rank() - above,
                place.last() - above - beside,
                place.entrant(),
                place.bySeed()));
      }
    }
    return kept;
  }

  private static int count(List<Place> places, Set<EntrantId> out, int from, int to) {
    return Math.toIntExact(
        places.stream()
            .filter(place -> out.contains(place.entrant()))
            .filter(place -> from <= place.rank() && place.rank() <= to)
            .count());
  }
}
