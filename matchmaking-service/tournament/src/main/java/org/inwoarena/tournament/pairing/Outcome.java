package org.inwoarena.tournament.pairing;

/** What came of pairing a round. */
public sealed interface Outcome {

  /** The round is paired. */
  record Paired(Pairing pairing) implements Outcome {}

  /**
   * It cannot be.
   *
   * @param why for machines
   * @param sentence for people
   */
  record Refused(Why why, String sentence) implements Outcome {}

  /** Why a round cannot be paired. */
  enum Why {
    /** Fewer than two contenders. */
    TOO_FEW,
    /** Somebody is named twice. */
    NAMED_TWICE,
    /** A forced couple has somebody who does not play the round. */
    FORCED_IS_ABSENT,
    /** Somebody is forced to meet two others, or a couple is both forced and forbidden. */
    FORCED_CONTRADICTS,
    /** Every pairing has a forbidden couple. */
    ALL_FORBIDDEN,
    /** The solver did not come to a proven answer in the steps it has. */
    NOT_PROVEN
  }
}
