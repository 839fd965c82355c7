package org.inwoarena.tournament.pairing;

import java.util.Collections;
import java.util.List;

/**
 * Somebody who plays the next round, with what pairing must know of him.
 *
 * @param id who it is
 * @param name how the explanations call him
 * @param startNumber his place in the list of entrants, the strongest first
 * @param points what he has scored so far
 * @param opponents the ids of those he was paired with, as often as he was; forfeited matches too
 * @param freeWins byes and wins by forfeit: points without a game
 * @param floats his floats, the last round first
 * @param startBalance games he started less games he did not
 */
public record Contender(
    String id,
    String name,
    int startNumber,
    int points,
    List<String> opponents,
    int freeWins,
    List<Floated> floats,
    int startBalance) {

  /** Keeps copies. */
  public Contender {
    opponents = List.copyOf(opponents);
    floats = List.copyOf(floats);
  }

  /** Somebody who has not played yet. */
  public static Contender fresh(String id, String name, int startNumber) {
    return new Contender(id, name, startNumber, 0, List.of(), 0, List.of(), 0);
  }

  boolean hasMet(Contender other) {
    return meetings(other) > 0;
  }

  /** How often he has met somebody, if one of the two knows it. */
  int meetings(Contender other) {
    return Math.max(
        Collections.frequency(opponents, other.id), Collections.frequency(other.opponents, id));
  }

  /** How he floated some rounds ago, 1 for the last one. */
  Floated floated(int roundsAgo) {
    return floats.size() < roundsAgo ? Floated.LEVEL : floats.get(roundsAgo - 1);
  }
}
