package org.inwoarena.tournament.export;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Phase;
import org.inwoarena.tournament.life.Phase.Place;

/** Where everyone stands, in the end or so far. */
final class Ranks {

  private Ranks() {}

  /** The final places, while there are any. */
  static List<Place> places(Event event) {
    return switch (event.phase()) {
      case Phase.Finished(var places) -> places;
      case Phase.Archived(var places) -> places;
      case Phase.Before p -> List.of();
      case Phase.Playing p -> List.of();
      case Phase.Cancelled p -> List.of();
    };
  }

  /** Ranks from the places, else from the last standings kept. */
  static Map<EntrantId, Integer> of(Event event) {
    var ranks = new HashMap<EntrantId, Integer>();
    places(event).forEach(place -> ranks.put(place.entrant(), place.rank()));
    if (ranks.isEmpty() && !event.play().kept().isEmpty()) {
      event.play().kept().getLast().rows().forEach(row -> ranks.put(row.entrant(), row.rank()));
    }
    return ranks;
  }
}
