package org.inwoarena.tournament.pairing;

/**
 * How many Swiss rounds suit a number of entrants. The recommendation is that of the Magic
 * Tournament Rules, appendix E.
 *
 * @param fewest fewer cannot leave a single unbeaten player
 * @param recommended what an organiser gets who asks for nothing else
 * @param most more force a rematch or a second bye
 */
public record RoundCount(int fewest, int recommended, int most) {

  /** The rounds for so many entrants, at least two. */
  public static RoundCount of(int entrants) {
    if (entrants < 2) {
      throw new IllegalArgumentException("a Swiss event needs two entrants, not " + entrants);
    }
    var fewest = Integer.SIZE - Integer.numberOfLeadingZeros(entrants - 1);
    // An odd number of players can all meet, each sitting out once.
    var most = entrants % 2 == 0 ? entrants - 1 : entrants;
    return new RoundCount(fewest, Math.max(fewest, recommendation(entrants)), most);
  }

  private static int recommendation(int entrants) {
    if (entrants <= 4) {
      return 0;
    } else if (entrants <= 8) {
      return 3;
    } else if (entrants <= 32) {
      return 5;
    } else if (entrants <= 64) {
      return 6;
    } else if (entrants <= 128) {
      return 7;
    } else if (entrants <= 226) {
      return 8;
    } else if (entrants <= 409) {
      return 9;
    }
    return 10;
  }
}
