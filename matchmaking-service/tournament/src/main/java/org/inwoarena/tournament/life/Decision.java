package org.inwoarena.tournament.life;

import java.util.List;

/** What becomes of a request. */
public sealed interface Decision {

  /** These things happen, in this order. */
  record Accepted(List<Fact> facts) implements Decision {
    /** Keeps an own copy. */
    public Accepted {
      facts = List.copyOf(facts);
    }
  }

  /** Nothing happens, for all of these reasons. */
  record Refused(List<Objection> objections) implements Decision {
    /** Keeps an own copy. */
    public Refused {
      objections = List.copyOf(objections);
    }
  }
}
