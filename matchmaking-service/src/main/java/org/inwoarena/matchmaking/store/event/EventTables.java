package org.inwoarena.matchmaking.store.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.tournament.life.TableId;

/** Who sits where in which round, and which match is played there. */
@ApplicationScoped
public class EventTables {

  /** The table a match is played at. */
  public record Place(UUID event, TableId table, int game) {}

  /** Seats a player; a second seat in the same round fails the transaction (duty 1). */
  public Uni<Void> seat(Mutiny.Session session, UUID event, TableId table, String player) {
    return session
        .createNativeQuery(
            "insert into event_seat (event, round, player, table_no)"
                + " values (:event, :round, :player, :table)")
        .setParameter("event", event)
        .setParameter("round", table.round())
        .setParameter("player", player)
        .setParameter("table", table.table())
        .executeUpdate()
        .replaceWithVoid();
  }

  /** Clears a round that is paired anew; its matches have not begun. */
  public Uni<Void> clear(Mutiny.Session session, UUID event, int round) {
    return session
        .createNativeQuery("delete from event_seat where event = :event and round = :round")
        .setParameter("event", event)
        .setParameter("round", round)
        .executeUpdate()
        .replaceWithVoid();
  }

  /** A match is played at a table. */
  public Uni<Void> play(Mutiny.Session session, UUID match, Place place) {
    return session
        .createNativeQuery(
            "insert into event_game (match, event, round, table_no, game)"
                + " values (:match, :event, :round, :table, :game)")
        .setParameter("match", match)
        .setParameter("event", place.event())
        .setParameter("round", place.table().round())
        .setParameter("table", place.table().table())
        .setParameter("game", place.game())
        .executeUpdate()
        .replaceWithVoid();
  }

  /** The matches played at a table now: one at most. */
  public Uni<List<UUID>> running(Mutiny.Session session, UUID event, TableId table) {
    return session
        .createNativeQuery(
            "select g.match from event_game g join match m on m.id = g.match"
                + " where g.event = :event and g.round = :round and g.table_no = :table"
                + " and m.completed_at is null",
            UUID.class)
        .setParameter("event", event)
        .setParameter("round", table.round())
        .setParameter("table", table.table())
        .getResultList();
  }

  /** Where a match is played; empty if it belongs to no event. */
  public Uni<Optional<Place>> place(Mutiny.Session session, UUID match) {
    return session
        .createNativeQuery(
            "select event, round, table_no, game from event_game where match = :match",
            Object[].class)
        .setParameter("match", match)
        .getSingleResultOrNull()
        .map(
            row ->
                row == null
                    ? Optional.empty()
                    : Optional.of(
                        new Place(
                            (UUID) row[0],
                            new TableId((Integer) row[1], (Integer) row[2]),
                            (Integer) row[3])));
  }
}
