package org.inwoarena.rating.ladder;

/**
 * Where a player stands on a ladder.
 *
 * @param rating in hundredths
 * @param games rated games so far
 * @param reached2400 whether the rating ever was 2400 or more
 */
public record Standing(String player, int rating, int games, boolean reached2400) {

  private static final int PROVISIONAL_GAMES = 30;
  private static final int MASTER = 240_000;

  /** A player without a rated game. */
  public static Standing newcomer(String player) {
    return new Standing(player, Elo.START, 0, false);
  }

  /** How far one game moves the rating: 40 at first, then 20; 10 for ever once 2400 was reached. */
  public int k() {
    if (reached2400) {
      return 10;
    }
    return provisional() ? 40 : 20;
  }

  /** Whether the rating still rests on fewer than 30 games; shown with a question mark. */
  public boolean provisional() {
    return games < PROVISIONAL_GAMES;
  }

  /** The standing after one more game. */
  Standing after(int newRating) {
    return new Standing(player, newRating, games + 1, reached2400 || newRating >= MASTER);
  }

  /** The standing after a judge's correction: no game more, and 2400 once reached stays reached. */
  Standing corrected(int newRating) {
    return new Standing(player, newRating, games, reached2400 || newRating >= MASTER);
  }

  /** The soft reset: half of the way back to the start; what a player has proven counts on. */
  Standing atNewSeason() {
    var lead = Elo.roundedHalfUp((long) rating - Elo.START, 2);
    return new Standing(player, (int) (Elo.START + lead), games, reached2400);
  }
}
