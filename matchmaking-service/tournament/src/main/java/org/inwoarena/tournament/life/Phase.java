package org.inwoarena.tournament.life;

import java.util.List;
import org.inwoarena.tournament.history.EntrantId;

/** Where an event stands. */
public sealed interface Phase {

  /** Before anything has been played. */
  sealed interface Before extends Phase {}

  /** Rounds are played. */
  sealed interface Playing extends Phase {}

  /** Only its organiser sees it. */
  record Draft() implements Before {}

  /** Announced. */
  record Published() implements Before {}

  /** Players may enter. */
  record Registration() implements Before {}

  /** Entries are closed, decks may be registered and changed. */
  record DeckRegistration() implements Before {}

  /** Decks are locked; whoever does not check in does not play. */
  record CheckIn() implements Before {}

  /** Swiss rounds, all play all, or a bracket of everybody. */
  record Running() implements Playing {}

  /** The bracket after the cut. */
  record Cut() implements Playing {}

  /** All is played; places until a correction changes them. */
  record Finished(List<Place> places) implements Phase {
    /** Keeps an own copy. */
    public Finished {
      places = List.copyOf(places);
    }
  }

  /** Nothing changes any more. */
  record Archived(List<Place> places) implements Phase {
    /** Keeps an own copy. */
    public Archived {
      places = List.copyOf(places);
    }
  }

  /** Called off; the notice says why. */
  record Cancelled(String notice) implements Phase {}

  /**
   * A place in the end.
   *
   * @param last the last of the places shared, mostly the same as the first of them
   * @param bySeed whether only the seed orders it among those it is shared or tied with
   */
  record Place(int rank, int last, EntrantId entrant, boolean bySeed) {}
}
