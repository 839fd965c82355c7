package org.inwoarena.matchmaking.api.event;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.inwoarena.tournament.history.Game;
import org.inwoarena.tournament.history.GameScore;
import org.inwoarena.tournament.history.Result;
import org.inwoarena.tournament.history.Side;

/** How a judge says that a table ended. */
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

  private static Result.Plain played(GameScore score) {
    return new Result.Played(List.of(new Game(Side.FIRST, score)));
  }
}
