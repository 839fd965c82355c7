package org.inwoarena.tournament.standing;

import java.util.Optional;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Result;

/**
 * What a round brought one entrant.
 *
 * @param matchPoints 3, 1 or 0
 * @param gamePoints 3, 1 or 0 for each of his games
 * @param games games that count, played or credited
 */
public record Line(
    int round, How how, Optional<EntrantId> opponent, int matchPoints, int gamePoints, int games) {

  /** How the points came about. */
  public enum How {
    /** Over the board. */
    PLAYED,
    /** By the absence of one or both. */
    FORFEITED,
    /** Left over. */
    BYE,
    /** Stated for a round missed. */
    AWARDED
  }

  /** Whether an opponent was met over the board. */
  public boolean played() {
    return how == How.PLAYED;
  }

  /** 1, half or 0, as chess counts a match. */
  public Fraction chessPoints() {
    return switch (matchPoints) {
      case Result.WIN -> Fraction.of(1);
      case Result.DRAW -> Fraction.of(1, 2);
      default -> Fraction.ZERO;
    };
  }
}
