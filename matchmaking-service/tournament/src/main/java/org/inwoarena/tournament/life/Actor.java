package org.inwoarena.tournament.life;

import org.inwoarena.tournament.history.EntrantId;

/** Who asks. */
public sealed interface Actor {

  /** Somebody who has logged in. */
  record Person(EntrantId id) implements Actor {}

  /** The platform itself: the schedule, or the host of a match with its result. */
  record Platform() implements Actor {}
}
