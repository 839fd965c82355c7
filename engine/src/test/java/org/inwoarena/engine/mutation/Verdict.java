package org.inwoarena.engine.mutation;

/**
 * What became of a mutation.
 *
 * @param detail the case that failed and why; or what is wrong
 */
record Verdict(Kind kind, String detail) {

  /** How it ended. */
  enum Kind {
    /** A case that proves the clause no longer holds, as it should. */
    KILLED,
    /** Everything that is said to prove the clause still holds. */
    SURVIVED,
    /** The text to change is not there, or not only once. */
    STALE,
    /** It does not compile, or the scenarios do not come to an end. */
    BROKEN
  }
}
