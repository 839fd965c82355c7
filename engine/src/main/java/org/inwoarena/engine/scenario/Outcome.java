package org.inwoarena.engine.scenario;

import java.util.List;
import java.util.Optional;

/**
 * How one case of a scenario went.
 *
 * @param file where it stands
 * @param line the line of the case, or of what is wrong
 * @param clauses the rules it is about
 * @param failure what is wrong; absent where everything held
 * @param trace every command with its events
 */
public record Outcome(
    String file,
    String scenario,
    String variant,
    int line,
    List<String> clauses,
    Optional<String> failure,
    List<String> trace) {

  /** Keeps own copies. */
  public Outcome {
    clauses = List.copyOf(clauses);
    trace = List.copyOf(trace);
  }

  /** Whether everything held. */
  public boolean ok() {
    return failure.isEmpty();
  }

  /** Its name in lists. */
  public String name() {
    return scenario + (variant.isEmpty() ? "" : " / " + variant);
  }

  /** One line: where, which, and what is wrong. */
  public String describe() {
    return file + ":" + line + ": " + name() + failure.map(wrong -> ": " + wrong).orElse(" ok");
  }
}
