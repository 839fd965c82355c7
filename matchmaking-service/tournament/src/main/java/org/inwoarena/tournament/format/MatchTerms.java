package org.inwoarena.tournament.format;

import java.util.List;
import java.util.Optional;
import org.inwoarena.tournament.history.Game;
import org.inwoarena.tournament.history.GameScore;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.history.Side;

/**
 * What the host of a match needs to know: how many games, what happens at round time, and whether
 * it may end drawn.
 *
 * @param decisive as in elimination: equal game points are broken by deciding games
 */
public record MatchTerms(MatchLength length, AtTime atTime, boolean decisive) {

  /** What happens to a game that runs when the round's time is over. */
  public enum AtTime {
    /**
     * The running attack and the responses to it finish, no new one begins, and the larger goal
     * share wins ({@link GoalShare#atTime}); no further game begins but a deciding one.
     */
    FINISH_ATTACK_THEN_GOAL_SHARE
  }

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

  /** The usual terms. */
  public static MatchTerms of(MatchLength length, boolean decisive) {
    return new MatchTerms(length, AtTime.FINISH_ATTACK_THEN_GOAL_SHARE, decisive);
  }

  /** What comes after these games, while there is time. */
  public Next after(List<Game> games) {
    return complete(games) ? settle(games) : play(games, false);
  }

  /** What comes after these games once the round's time is over. */
  public Next atTimeAfter(List<Game> games) {
    return games.isEmpty() ? play(games, false) : settle(games);
  }

  /** Whether these games, in this order, are a match that is over. */
  public boolean legal(List<Game> games) {
    var last = games.size();
    var turns = true;
    for (var game = 1; game < last; game++) {
      turns &= games.get(game).starter() == games.get(game - 1).starter().other();
    }
    return turns && last > 0 && settle(games) instanceof Over && !overEarlier(games);
  }

  private boolean overEarlier(List<Game> games) {
    return games.size() > 1 && after(games.subList(0, games.size() - 1)) instanceof Over;
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
