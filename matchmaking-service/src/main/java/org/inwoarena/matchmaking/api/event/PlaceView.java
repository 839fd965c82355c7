package org.inwoarena.matchmaking.api.event;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.tournament.export.PrizeList;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Phase;

/**
 * A place in the end.
 *
 * @param last the last of the places shared, mostly the same as {@code rank}
 * @param prizes of that place; those who share places share the prizes of those places
 */
@Schema(
    example =
        """
        {"rank": 1, "last": 1,
         "player": {"id": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "name": "Alice"}, "bySeed": false,
         "prizes": ["A box of cards"]}
        """)
public record PlaceView(int rank, int last, PlayerRef player, boolean bySeed, List<String> prizes) {

  /** Keeps an own copy. */
  public PlaceView {
    prizes = List.copyOf(prizes);
  }

  static List<PlaceView> of(Event event, List<String> prizes) {
    var places = places(event.phase());
    var winners = PrizeList.of(places, prizes).winners();
    return places.stream()
        .map(
            place ->
                new PlaceView(
                    place.rank(),
                    place.last(),
                    PlayerRef.of(event.roster(), place.entrant()),
                    place.bySeed(),
                    winners.stream()
                        .filter(winner -> winner.rank() == place.rank())
                        .flatMap(winner -> winner.prizes().stream())
                        .toList()))
        .toList();
  }

  private static List<Phase.Place> places(Phase phase) {
    return switch (phase) {
      case Phase.Finished(var places) -> places;
      case Phase.Archived(var places) -> places;
      default -> List.of();
    };
  }
}
