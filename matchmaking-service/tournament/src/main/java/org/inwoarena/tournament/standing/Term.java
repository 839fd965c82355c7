package org.inwoarena.tournament.standing;

import java.util.Optional;
import org.inwoarena.tournament.history.EntrantId;

/**
 * One addend of a number in the standings.
 *
 * @param round where it comes from
 * @param opponent who was met; empty in a round without one
 */
public record Term(int round, Optional<EntrantId> opponent, Fraction value, Role role) {

  /** What an addend is. */
  public enum Role {
    /** It counts as it is. */
    COUNTED,
    /** It counts, from a virtual opponent: the round was not played. */
    VIRTUAL,
    /** It would count but is cut. */
    CUT
  }

  /** What it adds. */
  public Fraction added() {
    return role == Role.CUT ? Fraction.ZERO : value;
  }
}
