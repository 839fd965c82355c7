package org.inwoarena.matchmaking.api.event;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import org.inwoarena.tournament.history.Game;
import org.inwoarena.tournament.history.GameScore;
import org.inwoarena.tournament.history.Result;
import org.inwoarena.tournament.history.Side;

/** How a judge says that a table ended; the score in games is for matches of several. */
public enum Verdict {
  /** The first player won the game. */
  @JsonProperty("first-won")
  FIRST_WON(played(GameScore.FIRST)),
  /** The second player won the game. */
  @JsonProperty("second-won")
  SECOND_WON(played(GameScore.SECOND)),
  /** A shared victory. */
  @JsonProperty("drawn")
  DRAWN(played(GameScore.SHARED)),
  /** Both lose a game that was played. */
  @JsonProperty("both-lose")
  BOTH_LOSE(played(GameScore.NOBODY)),
  /** The first player won both games. */
  @JsonProperty("first-2-0")
  FIRST_2_0(played(GameScore.FIRST, GameScore.FIRST)),
  /** The first player won two games of three. */
  @JsonProperty("first-2-1")
  FIRST_2_1(played(GameScore.FIRST, GameScore.SECOND, GameScore.FIRST)),
  /** Each won a game. */
  @JsonProperty("one-all")
  ONE_ALL(played(GameScore.FIRST, GameScore.SECOND)),
  /** The second player won two games of three. */
  @JsonProperty("second-2-1")
  SECOND_2_1(played(GameScore.SECOND, GameScore.FIRST, GameScore.SECOND)),
  /** The second player won both games. */
  @JsonProperty("second-2-0")
  SECOND_2_0(played(GameScore.SECOND, GameScore.SECOND)),
  /** The first player did not come. */
  @JsonProperty("first-absent")
  FIRST_ABSENT(new Result.Forfeit(Side.FIRST)),
  /** The second player did not come. */
  @JsonProperty("second-absent")
  SECOND_ABSENT(new Result.Forfeit(Side.SECOND)),
  /** Nobody came. */
  @JsonProperty("both-absent")
  BOTH_ABSENT(new Result.DoubleForfeit());

  private final Result.Plain result;

  Verdict(Result.Plain result) {
    this.result = result;
  }

  Result.Plain result() {
    return result;
  }

  /** Who starts alternates over the games of a match. */
  private static Result.Plain played(GameScore... scores) {
    var games = new ArrayList<Game>();
    for (var score : scores) {
      games.add(new Game(games.size() % 2 == 0 ? Side.FIRST : Side.SECOND, score));
    }
    return new Result.Played(games);
  }
}
