package org.inwoarena.tournament.format;

import java.util.List;
import java.util.Optional;
import org.inwoarena.tournament.history.EntrantId;

/** Where a bracket match stands. */
public sealed interface Status {

  /** Not both who meet here are known. */
  record Waiting() implements Status {}

  /** It can be played. */
  record Ready(EntrantId first, EntrantId second) implements Status {}

  /** Played, or forfeited by one. */
  record Decided(EntrantId winner, EntrantId loser) implements Status {}

  /**
   * Nobody comes against him: a bye, or the other has left the event.
   *
   * @param gone who would have come
   */
  record Walkover(EntrantId winner, Optional<EntrantId> gone) implements Status {}

  /** Nobody goes on from here: both forfeited, or nobody was left to come. */
  record Empty(List<EntrantId> out) implements Status {
    /** Keeps an own copy. */
    public Empty {
      out = List.copyOf(out);
    }
  }

  /** The second final, when the first one settled it. */
  record NotNeeded() implements Status {}
}
