package org.inwoarena.matchmaking.store.event;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.tournament.life.Entrant;
import org.inwoarena.tournament.life.Event;

/** Who takes part in which event, kept beside the facts for looking up by player. */
@ApplicationScoped
class EventEntrants {

  /** Keeps what has changed between two states of an event. */
  Uni<Void> keep(Mutiny.Session session, Event before, Event after) {
    return Multi.createFrom()
        .iterable(changed(before, after))
        .onItem()
        .transformToUniAndConcatenate(entrant -> keep(session, after, entrant))
        .collect()
        .last();
  }

  private static List<Entrant> changed(Event before, Event after) {
    if (before.roster().equals(after.roster())) {
      return List.of();
    }
    var known =
        before.roster().entrants().stream().collect(Collectors.toMap(Entrant::id, Entrant::status));
    return after.roster().entrants().stream()
        .filter(entrant -> known.get(entrant.id()) != entrant.status())
        .toList();
  }

  private static Uni<Void> keep(Mutiny.Session session, Event event, Entrant entrant) {
    return session
        .createNativeQuery(
            "insert into event_entrant (event, player, status) values (:event, :player, :status)"
                + " on conflict (event, player) do update set status = excluded.status")
        .setParameter("event", UUID.fromString(event.id()))
        .setParameter("player", entrant.id().value())
        .setParameter("status", entrant.status().word())
        .executeUpdate()
        .replaceWithVoid();
  }
}
