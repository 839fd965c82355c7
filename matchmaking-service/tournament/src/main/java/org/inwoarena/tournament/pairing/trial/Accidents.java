package org.inwoarena.tournament.pairing.trial;

/**
 * What goes wrong at a random event, in percent.
 *
 * @param drops of the players leave after a round
 * @param forfeits of the matches are won without a game
 * @param lateEntries of the entrants come one to three rounds late
 * @param forbidden of the entrants belong to a pair that must not meet
 */
public record Accidents(int drops, int forfeits, int lateEntries, int forbidden) {

  /** All goes well. */
  public static final Accidents NONE = new Accidents(0, 0, 0, 0);

  /** More than an organiser should have to bear. */
  public static final Accidents MANY = new Accidents(4, 5, 10, 20);
}
