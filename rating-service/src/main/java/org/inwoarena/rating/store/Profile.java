package org.inwoarena.rating.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What a ladder says of a player beyond the place in its table.
 *
 * @param peak the highest rating after any game, in hundredths; absent before the first
 * @param curve the rating after each of the newest games, oldest first
 * @param byIlluminati results by the faction played
 * @param againstIlluminati results by the rival's faction
 * @param opponents results by rival, the most frequent first
 */
public record Profile(
    LeaderboardLine standing,
    Optional<Integer> peak,
    List<Point> curve,
    List<Tally> byIlluminati,
    List<Tally> againstIlluminati,
    List<Tally> opponents) {

  /** Keeps own copies. */
  public Profile {
    curve = List.copyOf(curve);
    byIlluminati = List.copyOf(byIlluminati);
    againstIlluminati = List.copyOf(againstIlluminati);
    opponents = List.copyOf(opponents);
  }

  /** A point of the rating curve: an entry of the book and the rating after it, in hundredths. */
  public record Point(long seq, Instant at, int rating) {}

  /**
   * Results against or with something.
   *
   * @param of card id of an Illuminati, or a player id
   * @param name the player's handle; absent for a card, and until the profile has arrived
   */
  public record Tally(
      String of, Optional<String> name, long games, long won, long shared, long lost) {

    /** As the query yields it, with a null name where there is none. */
    Tally(String of, String name, long games, long won, long shared, long lost) {
      this(of, Optional.ofNullable(name), games, won, shared, lost);
    }
  }
}
