package org.inwoarena.rating.ladder;

import java.util.Optional;

/** Why a result that asks for a rating gets none. */
public record Misfit(String code, String detail) {

  /** The ladder is not one of ours. */
  public static Misfit unknownLadder(String ladder) {
    return new Misfit("unknown-ladder", "There is no ladder " + ladder + ".");
  }

  static Optional<Misfit> because(String code, String detail) {
    return Optional.of(new Misfit(code, detail));
  }
}
