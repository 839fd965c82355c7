package org.inwoarena.tournament.export;

import java.util.Optional;
import org.inwoarena.tournament.history.History;
import org.inwoarena.tournament.history.Result.Contested;
import org.inwoarena.tournament.history.Result.DoubleForfeit;
import org.inwoarena.tournament.history.Result.Forfeit;
import org.inwoarena.tournament.history.Result.Plain;
import org.inwoarena.tournament.history.Result.Played;
import org.inwoarena.tournament.history.Result.Ruled;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.history.Side;
import org.inwoarena.tournament.history.Table;

/** Results in words. */
public final class Results {

  private Results() {}

  /** What counts for a table, {@code *} while there is nothing. */
  static String of(History history, Round round, Table table) {
    return history.inForce(round.number(), table.number()).map(Results::words).orElse("*");
  }

  private static String words(Contested result) {
    var score = score(result.counted());
    return result instanceof Ruled ? score + " (ruled)" : score;
  }

  /** Game points of both, or who was absent. */
  public static String score(Plain result) {
    return switch (result) {
      case Played played -> played.gamePoints(Side.FIRST) + ":" + played.gamePoints(Side.SECOND);
      case Forfeit(Side absent) -> absent == Side.SECOND ? "1:0 forfeit" : "0:1 forfeit";
      case DoubleForfeit none -> "0:0 forfeit";
    };
  }

  /** Who started the first game. */
  static Optional<Side> starter(Contested result) {
    return result.counted() instanceof Played played
        ? Optional.of(played.games().getFirst().starter())
        : Optional.empty();
  }
}
