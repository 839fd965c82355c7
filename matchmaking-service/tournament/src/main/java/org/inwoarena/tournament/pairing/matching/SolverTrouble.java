package org.inwoarena.tournament.pairing.matching;

/** The solver found nothing, too slowly, or something that is not proven. */
public final class SolverTrouble extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Trouble, in a sentence. */
  public SolverTrouble(String message) {
    super(message);
  }

  /** Trouble with what the solver threw. */
  public SolverTrouble(String message, Throwable cause) {
    super(message, cause);
  }
}
