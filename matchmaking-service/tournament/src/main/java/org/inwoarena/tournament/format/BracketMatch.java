package org.inwoarena.tournament.format;

/**
 * A place in a bracket where two meet.
 *
 * @param id {@code W1.3} is the third match of the winners' first round
 * @param round within its part
 */
public record BracketMatch(String id, Part part, int round, Slot first, Slot second) {

  /** Which part of the bracket. */
  public enum Part {
    /** Of those who have lost nothing. */
    WINNERS,
    /** Of those who have lost once, in double elimination. */
    LOSERS,
    /** For the first place. */
    FINAL,
    /** The final again, if the one who had lost once has won it. Announced, played only then. */
    RESET,
    /** For the third place. */
    THIRD_PLACE
  }

  /** Who comes here. */
  public sealed interface Slot {}

  /** An entrant by his seed, from 1. */
  public record Seed(int seed) implements Slot {}

  /** Whoever wins another match. */
  public record WinnerOf(String match) implements Slot {}

  /** Whoever loses another match. */
  public record LoserOf(String match) implements Slot {}
}
