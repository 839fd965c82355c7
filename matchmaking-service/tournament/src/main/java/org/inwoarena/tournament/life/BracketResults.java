package org.inwoarena.tournament.life;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.tournament.history.History;
import org.inwoarena.tournament.history.Result.DoubleForfeit;
import org.inwoarena.tournament.history.Result.Forfeit;
import org.inwoarena.tournament.history.Result.Plain;
import org.inwoarena.tournament.history.Result.Played;
import org.inwoarena.tournament.history.Side;

/** What results mean for a bracket. */
final class BracketResults {

  private BracketResults() {}

  /** The winners of the bracket's matches that have a result. */
  static Map<String, Optional<Side>> winners(History history) {
    var winners = new HashMap<String, Optional<Side>>();
    for (var round : history.rounds()) {
      for (var table : round.tables()) {
        history
            .inForce(round.number(), table.number())
            .ifPresent(
                result ->
                    table.slot().ifPresent(slot -> winners.put(slot, winner(result.counted()))));
      }
    }
    return winners;
  }

  /** Who won; nobody if it was drawn or both were absent. */
  static Optional<Side> winner(Plain result) {
    return switch (result) {
      case Forfeit(Side absent) -> Optional.of(absent.other());
      case DoubleForfeit none -> Optional.empty();
      case Played played -> {
        var ahead = played.gamePoints(Side.FIRST) - played.gamePoints(Side.SECOND);
        yield ahead == 0 ? Optional.empty() : Optional.of(ahead > 0 ? Side.FIRST : Side.SECOND);
      }
    };
  }
}
