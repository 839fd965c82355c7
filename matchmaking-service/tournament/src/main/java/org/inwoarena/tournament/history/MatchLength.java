package org.inwoarena.tournament.history;

/** How many games make a match. */
public enum MatchLength {
  /** A single game. */
  ONE_GAME(1, 1),
  /** Both games are played, as in the official head-to-head event. */
  TWO_GAMES(2, 2),
  /** Until one side has won two, at most three. */
  BEST_OF_THREE(2, 3);

  private final int won;
  private final int most;

  MatchLength(int won, int most) {
    this.won = won;
    this.most = most;
  }

  /** Games credited for a match won without play: by a bye or because the opponent is absent. */
  public int creditedGames() {
    return won;
  }

  /** Games before a deciding game. */
  public int most() {
    return most;
  }
}
