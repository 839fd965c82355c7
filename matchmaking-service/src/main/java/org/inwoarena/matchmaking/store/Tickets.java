package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.queue.Outlook;
import org.inwoarena.matchmaking.queue.Ticket;
import org.inwoarena.matchmaking.queue.Ticket.State;

/** Places in the queues. Lock the player before reading what will be changed. */
@ApplicationScoped
public class Tickets {

  private static final List<State> OPEN = List.of(State.WAITING, State.OFFERED);

  /** Adds a ticket. */
  public Uni<Void> add(Mutiny.Session session, Ticket ticket) {
    return session.persist(new TicketRow(ticket)).chain(session::flush);
  }

  /** Stores a changed ticket. */
  public Uni<Void> save(Mutiny.Session session, Ticket ticket) {
    return session
        .find(TicketRow.class, ticket.id())
        .invoke(row -> row.take(ticket))
        .chain(session::flush);
  }

  /** A ticket. */
  public Uni<Optional<Ticket>> find(Mutiny.Session session, UUID id) {
    return session
        .find(TicketRow.class, id)
        .map(row -> Optional.ofNullable(row).map(TicketRow::ticket));
  }

  /** The open tickets of a player, oldest first. */
  public Uni<List<Ticket>> open(Mutiny.Session session, String player) {
    return session
        .createSelectionQuery(
            "from TicketRow t where t.player = :player and t.state in :open order by t.joinedAt",
            TicketRow.class)
        .setParameter("player", player)
        .setParameter("open", OPEN)
        .getResultList()
        .map(rows -> rows.stream().map(TicketRow::ticket).toList());
  }

  /** Whose ticket it is. */
  public Uni<Optional<String>> owner(Mutiny.Session session, UUID id) {
    return session
        .createSelectionQuery("select t.player from TicketRow t where t.id = :id", String.class)
        .setParameter("id", id)
        .getSingleResultOrNull()
        .map(Optional::ofNullable);
  }

  /** Tickets that have waited in vain for too long. */
  public Uni<List<UUID>> overdue(Mutiny.Session session, Instant now, int atMost) {
    return session
        .createSelectionQuery(
            "select t.id from TicketRow t where t.state = :waiting and t.expiresAt < :now"
                + " order by t.expiresAt",
            UUID.class)
        .setParameter("waiting", State.WAITING)
        .setParameter("now", now)
        .setMaxResults(atMost)
        .getResultList();
  }

  /** How many wait, per ladder. */
  public Uni<Map<String, Long>> waiting(Mutiny.Session session) {
    return session
        .createSelectionQuery(
            "select t.ladder, count(t) from TicketRow t where t.state = :waiting group by t.ladder",
            Object[].class)
        .setParameter("waiting", State.WAITING)
        .getResultList()
        .map(
            rows ->
                rows.stream()
                    .collect(Collectors.toMap(row -> (String) row[0], row -> (Long) row[1])));
  }

  /** Notes why a pass left these tickets waiting. */
  public Uni<Void> noteOutlook(Mutiny.Session session, Outlook outlook, List<UUID> ids) {
    return session
        .createMutationQuery(
            "update TicketRow t set t.outlook = :outlook where t.id in :ids and t.state = :waiting"
                + " and (t.outlook is null or t.outlook <> :outlook)")
        .setParameter("outlook", outlook)
        .setParameter("ids", ids)
        .setParameter("waiting", State.WAITING)
        .executeUpdate()
        .replaceWithVoid();
  }
}
