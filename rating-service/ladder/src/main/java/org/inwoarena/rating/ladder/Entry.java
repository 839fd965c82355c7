package org.inwoarena.rating.ladder;

import java.util.List;

/** One entry of a ladder's book. Entries are numbered without a gap and never change. */
public sealed interface Entry {

  /** Its number in the book, from 1. */
  long seq();

  /** A match was rated. */
  record Played(long seq, String match, List<Outcome.Score> scores) implements Entry {
    /** Keeps an own copy. */
    public Played {
      scores = List.copyOf(scores);
    }
  }

  /** A rated match was corrected; without scores it no longer counts. */
  record Corrected(long seq, String match, List<Outcome.Score> scores) implements Entry {
    /** Keeps an own copy. */
    public Corrected {
      scores = List.copyOf(scores);
    }
  }

  /** A new season began: every rating went half way back to the start. */
  record SeasonTurned(long seq) implements Entry {}
}
