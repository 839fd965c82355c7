package org.inwoarena.engine.state;

import java.util.Optional;

/**
 * One player.
 *
 * @param illuminati the Illuminati's card number, 0 before it is revealed
 * @param piles the cards before this player
 * @param turnsTaken own turns finished
 * @param eliminated whether the player is out (section 15.1)
 * @param pledge SHA-256 of the nonce, once pledged
 * @param nonce the nonce, once revealed
 */
public record SeatState(
    int illuminati,
    Piles piles,
    int turnsTaken,
    boolean eliminated,
    Optional<String> pledge,
    Optional<String> nonce) {

  /** A player who has just sat down. */
  public static final SeatState NEW =
      new SeatState(0, Piles.EMPTY, 0, false, Optional.empty(), Optional.empty());

  /** The cards in a zone. */
  public Pile in(Zone zone) {
    return piles.in(zone);
  }

  /** The same with other piles. */
  public SeatState with(Piles next) {
    return new SeatState(illuminati, next, turnsTaken, eliminated, pledge, nonce);
  }

  /** The same led by that Illuminati. */
  public SeatState led(int card) {
    return new SeatState(card, piles, turnsTaken, eliminated, pledge, nonce);
  }

  /** The same with one more turn finished. */
  public SeatState turnOver() {
    return new SeatState(illuminati, piles, turnsTaken + 1, eliminated, pledge, nonce);
  }

  /** The same, out of the game. */
  public SeatState out() {
    return new SeatState(illuminati, piles, turnsTaken, true, pledge, nonce);
  }

  /** The same with the pledge. */
  public SeatState pledged(String sha256) {
    return new SeatState(illuminati, piles, turnsTaken, eliminated, Optional.of(sha256), nonce);
  }

  /** The same with the nonce. */
  public SeatState revealed(String hex) {
    return new SeatState(illuminati, piles, turnsTaken, eliminated, pledge, Optional.of(hex));
  }
}
