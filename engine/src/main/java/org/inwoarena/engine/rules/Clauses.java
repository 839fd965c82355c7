package org.inwoarena.engine.rules;

import java.util.List;
import java.util.Set;

/** The switchable clauses: what exists, and what the engine can already play. */
final class Clauses {

  /** The clauses with a 2002 line (ED2). */
  static final List<String> OF_2002 =
      List.of(
          "R1.2.2", "R1.3.7", "R1.4.2", "R1.4.5", "R2.1.1", "R2.1.4", "R2.2.3", "R2.4.1", "R3.3.5",
          "R3.3.6", "R3.7.1", "R6.3.1", "R7.2.1", "R11.1.8", "R12.2.2", "R12.3.2", "R14.1.5",
          "R14.2.1", "R14.2.5", "R15.2.8", "R15.3.2", "R15.4.4", "R16.1.1", "R17.1.3", "R17.1.4",
          "R17.2.3", "R17.2.4", "R19.2.2");

  /** The 2002 lines the engine obeys when they are switched on. */
  static final Set<String> PLAYABLE =
      Set.of("R1.2.2", "R1.3.7", "R1.4.5", "R2.4.1", "R3.3.6", "R7.2.1", "R15.3.2");

  private Clauses() {}
}
