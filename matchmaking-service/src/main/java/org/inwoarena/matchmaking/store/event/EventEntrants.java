package org.inwoarena.matchmaking.store.event;

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
    var changed = changed(before, after);
    return changed.isEmpty() ? Uni.createFrom().voidItem() : keep(session, after, changed);
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

  private record Row(String player, String status) {}

  private static Uni<Void> keep(Mutiny.Session session, Event event, List<Entrant> entrants) {
    var rows =
        entrants.stream()
            .map(entrant -> new Row(entrant.id().value(), entrant.status().word()))
            .toList();
    return session
        .createNativeQuery(
            "insert into event_entrant (event, player, status)"
                + " select cast(:event as uuid), player, status"
                + " from json_to_recordset(cast(cast(:rows as text) as json)) as line(player text, status text)"
                + " on conflict (event, player) do update set status = excluded.status")
        .setParameter("event", UUID.fromString(event.id()))
        .setParameter("rows", Rows.of(rows))
        .executeUpdate()
        .replaceWithVoid();
  }
}
