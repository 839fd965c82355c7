package org.inwoarena.matchmaking.api.event;

import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Roster;

/** A player of an event, by id and by the name he entered with. */
public record PlayerRef(String id, String name) {

  static PlayerRef of(Roster roster, EntrantId who) {
    return new PlayerRef(who.value(), roster.name(who));
  }
}
