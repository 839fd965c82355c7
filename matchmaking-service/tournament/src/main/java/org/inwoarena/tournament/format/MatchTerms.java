package org.inwoarena.tournament.format;

import java.util.List;
import java.util.Optional;
import org.inwoarena.tournament.history.Game;
import org.inwoarena.tournament.history.GameScore;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.history.Side;

/**
 * What a match consists of: how many games, and whether it may end drawn. A game that runs when the
 * round's time is over ends after the attack under way by goal shares; no further one begins then
 * but a deciding one.
 *
 * @param decisive as in elimination: equal game points are broken by deciding games
 */
public record MatchTerms(MatchLength length, boolean decisive) {

  /** What a match waits for. */
  public sealed interface Next {}

  /**
   * Another game.
   *
   * @param starter who starts it; empty when the dice say so
   * @param deciding whether it only breaks a tie
   */
  public record Play(int game, Optional<Side> starter, boolean deciding) implements Next {}

  /** Nothing more; without a winner it is drawn. */
  public record Over(Optional<Side> winner) implements Next {}

  /** What comes after these games, while there is time. */
  public Next after(List<Game> games) {
    return complete(games) ? settle(games) : play(games, false);
  }

  /** What comes after these games once the round's time is over. */
  public Next atTimeAfter(List<Game> games) {
    return games.isEmpty() ? play(games, false) : settle(games);
  }

  private boolean complete(List<Game> games) {
    return games.size() >= length.most()
        || (length == MatchLength.BEST_OF_THREE
            && (wins(games, Side.FIRST) == 2 || wins(games, Side.SECOND) == 2));
  }

  private Next settle(List<Game> games) {
    var ahead = points(games, Side.FIRST) - points(games, Side.SECOND);
    if (ahead == 0) {
      return decisive ? play(games, true) : new Over(Optional.empty());
    }
    return new Over(Optional.of(ahead > 0 ? Side.FIRST : Side.SECOND));
  }

  private static Play play(List<Game> games, boolean deciding) {
    var starter =
        games.isEmpty() ? Optional.<Side>empty() : Optional.of(games.getLast().starter().other());
    return new Play(games.size() + 1, starter, deciding);
  }

  private static int points(List<Game> games, Side side) {
    return games.stream().mapToInt(game -> game.score().points(side)).sum();
  }

  private static long wins(List<Game> games, Side side) {
    return games.stream().filter(game -> game.score() == GameScore.wonBy(side)).count();
  }
}
