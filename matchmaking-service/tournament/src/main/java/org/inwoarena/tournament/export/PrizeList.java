package org.inwoarena.tournament.export;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Phase.Place;

/**
 * Who gets which prize by final rank. Those who share places share the prizes of those places: who
 * of them takes which is not ours to say.
 *
 * @param winners in the order of the prizes
 */
public record PrizeList(List<Winner> winners) {

  /** Those who share some places, and what these are worth. */
  public record Winner(int rank, List<EntrantId> entrants, List<String> prizes) {
    /** Keeps own copies. */
    public Winner {
      entrants = List.copyOf(entrants);
      prizes = List.copyOf(prizes);
    }
  }

  /** Keeps an own copy. */
  public PrizeList {
    winners = List.copyOf(winners);
  }

  /**
   * Gives prizes to places.
   *
   * @param prizes for the first place, the second, and so on
   */
  public static PrizeList of(List<Place> places, List<String> prizes) {
    var winners = new ArrayList<Winner>();
    for (var rank = 1; rank <= prizes.size(); rank++) {
      var first = rank;
      var sharing = places.stream().filter(place -> place.rank() == first).toList();
      if (!sharing.isEmpty()) {
        var last = Math.min(prizes.size(), sharing.getFirst().last());
        var theirs = IntStream.rangeClosed(first, last).mapToObj(n -> prizes.get(n - 1)).toList();
        winners.add(new Winner(first, sharing.stream().map(Place::entrant).toList(), theirs));
      }
    }
    return new PrizeList(winners);
  }
}
