package org.inwoarena.tournament.life;

import java.util.Set;
import java.util.TreeSet;
import org.inwoarena.tournament.history.EntrantId;

/** Who runs an event. */
public record Staff(EntrantId organiser, Set<EntrantId> judges) {

  /** Keeps an own copy. */
  public Staff {
    judges = Set.copyOf(judges);
  }

  Staff with(EntrantId judge) {
    var more = new TreeSet<>(judges);
    more.add(judge);
    return new Staff(organiser, more);
  }

  Staff without(EntrantId judge) {
    var fewer = new TreeSet<>(judges);
    fewer.remove(judge);
    return new Staff(organiser, fewer);
  }

  /** Whether somebody may do what organisers do. The platform acts on their behalf. */
  public boolean organises(Actor actor) {
    return switch (actor) {
      case Actor.Person(EntrantId id) -> id.equals(organiser);
      case Actor.Platform platform -> true;
    };
  }

  /** Whether somebody may do what judges do; the organiser may. */
  public boolean judges(Actor actor) {
    return actor instanceof Actor.Person(EntrantId id)
        && (id.equals(organiser) || judges.contains(id));
  }
}
