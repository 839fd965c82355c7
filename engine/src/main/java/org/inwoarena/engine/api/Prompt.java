package org.inwoarena.engine.api;

import java.util.List;

/**
 * A question to one seat. Only that seat sees it.
 *
 * @param id the name to answer by
 * @param seat who is asked
 * @param kind what is asked
 * @param moves all legal answers; Concede is always legal and never listed
 * @param onTimeout the answer that is given for the seat when its time is up; one of {@code moves}
 */
public record Prompt(
    PromptId id, Seat seat, PromptKind kind, List<MoveFamily> moves, Command onTimeout) {

  /** Keeps an own copy. */
  public Prompt {
    moves = List.copyOf(moves);
  }
}
