package org.inwoarena.tournament.format;

import org.inwoarena.tournament.history.GameScore;

/**
 * How much of the best goal he could declare a player has, when time runs out.
 *
 * @param needed at least 1
 */
public record GoalShare(int achieved, int needed) {

  /** Refuses a goal of nothing. */
  public GoalShare {
    if (needed < 1 || achieved < 0) {
      throw new IllegalArgumentException(achieved + " of " + needed);
    }
  }

  /** What two shares make of an unfinished game: the larger wins, equal ones share it. */
  public static GameScore atTime(GoalShare first, GoalShare second) {
    var ahead =
        Long.compare((long) first.achieved * second.needed, (long) second.achieved * first.needed);
    if (ahead == 0) {
      return GameScore.SHARED;
    }
    return ahead > 0 ? GameScore.FIRST : GameScore.SECOND;
  }
}
