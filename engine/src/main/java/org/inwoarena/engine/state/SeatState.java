package org.inwoarena.engine.state;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.api.Moment;

/**
 * One player.
 *
 * @param illuminati the Illuminati's card number, 0 before it is revealed
 * @param piles the cards before this player
 * @param turnsTaken own turns finished
 * @param eliminated whether the player is out (section 15.1)
 * @param pledge SHA-256 of the nonce, once pledged
 * @param nonce the nonce, once revealed
 * @param passes moments at which the player has a standing order to pass
 */
public record SeatState(
    int illuminati,
    Piles piles,
    int turnsTaken,
    boolean eliminated,
    Optional<String> pledge,
    Optional<String> nonce,
    Set<Moment> passes) {

  /** The windows a new player is asked in; he passes in all others until he says otherwise. */
  private static final Set<Moment> ASKED =
      EnumSet.of(
          Moment.PLOT_PLAYED,
          Moment.ACTION_DECLARED,
          Moment.ATTACK_OPEN,
          Moment.ROLLED,
          Moment.ATTACK_RESULT,
          Moment.LOOK_ANNOUNCED);

  /** A player who has just sat down. */
  public static final SeatState NEW =
      new SeatState(
          0,
          Piles.EMPTY,
          0,
          false,
          Optional.empty(),
          Optional.empty(),
          EnumSet.complementOf(EnumSet.copyOf(ASKED)));

  /** Keeps an own copy. */
  public SeatState {
    passes = Set.copyOf(passes);
  }

  /** Whether the player wants to be asked at more moments than a new one. */
  public boolean stops() {
    return passes.size() < NEW.passes.size();
  }

  /** The cards in a zone. */
  public Pile in(Zone zone) {
    return piles.in(zone);
  }

  /** The same with other piles. */
  public SeatState with(Piles next) {
    return new SeatState(illuminati, next, turnsTaken, eliminated, pledge, nonce, passes);
  }

  /** The same led by that Illuminati. */
  public SeatState led(int card) {
    return new SeatState(card, piles, turnsTaken, eliminated, pledge, nonce, passes);
  }

  /** The same with one more turn finished. */
  public SeatState turnOver() {
    return new SeatState(illuminati, piles, turnsTaken + 1, eliminated, pledge, nonce, passes);
  }

  /** The same, out of the game. */
  public SeatState out() {
    return new SeatState(illuminati, piles, turnsTaken, true, pledge, nonce, passes);
  }

  /** The same with the pledge. */
  public SeatState pledged(String sha256) {
    return new SeatState(
        illuminati, piles, turnsTaken, eliminated, Optional.of(sha256), nonce, passes);
  }

  /** The same with the nonce. */
  public SeatState revealed(String hex) {
    return new SeatState(
        illuminati, piles, turnsTaken, eliminated, pledge, Optional.of(hex), passes);
  }

  /** The same with those standing orders. */
  public SeatState passing(Set<Moment> moments) {
    return new SeatState(illuminati, piles, turnsTaken, eliminated, pledge, nonce, moments);
  }
}
