package org.inwoarena.matchmaking.store.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.store.Columns;
import org.inwoarena.matchmaking.store.Paged;

/** Reads lists of events and the log of one. Drafts are their organisers' own affair. */
@ApplicationScoped
public class EventLists {

  private static final String LISTED =
      """
       from event e
      where (e.phase <> 'draft' or e.organiser = :player)
        and (:anyPhase = true or e.phase in (:phases))
        and (:mine = false or e.organiser = :player
             or exists (select 1 from event_entrant s where s.event = e.id and s.player = :player))
      """;

  /** What is to come or is played, in its order; then what is over, the newest first. */
  private static final String NEXT_FIRST =
      """
      order by e.phase in ('finished', 'archived', 'cancelled'),
        case when e.phase in ('finished', 'archived', 'cancelled')
          then - extract(epoch from e.starts_at) else extract(epoch from e.starts_at) end,
        e.id
      """;

  private static final List<String> NONE = List.of("");

  /**
   * Which events.
   *
   * @param phases any of them; empty for all
   * @param player who asks; empty if nobody is logged in
   * @param mine only those the player organises or plays in
   */
  public record Wanted(List<String> phases, String player, boolean mine) {
    /** Keeps an own copy, without blanks. */
    public Wanted {
      phases = phases.stream().filter(phase -> !phase.isBlank()).toList();
    }
  }

  /** One fact of an event as its log has it. */
  public record LogLine(long seq, String kind, String body, String author, Instant at) {}

  /** The calendar. */
  public Uni<Paged<EventLine>> calendar(Mutiny.Session session, Wanted wanted, int page, int size) {
    return with(session.createNativeQuery("select count(*)" + LISTED, Long.class), wanted)
        .getSingleResult()
        .chain(
            total ->
                with(
                        session.createNativeQuery(
                            "select e.id, e.name, e.organiser, e.format, e.phase, e.starts_at,"
                                + " e.zone, e.seated, e.cap"
                                + LISTED
                                + NEXT_FIRST,
                            Object[].class),
                        wanted)
                    .setFirstResult(page * size)
                    .setMaxResults(size)
                    .getResultList()
                    .map(rows -> new Paged<>(rows.stream().map(EventLists::line).toList(), total)));
  }

  private static <T> Mutiny.SelectionQuery<T> with(Mutiny.SelectionQuery<T> query, Wanted wanted) {
    return query
        .setParameter("anyPhase", wanted.phases().isEmpty())
        .setParameter("phases", wanted.phases().isEmpty() ? NONE : wanted.phases())
        .setParameter("player", wanted.player())
        .setParameter("mine", wanted.mine());
  }

  private static EventLine line(Object[] row) {
    return new EventLine(
        (UUID) row[0],
        (String) row[1],
        (String) row[2],
        (String) row[3],
        (String) row[4],
        Columns.instant(row[5]),
        (String) row[6],
        (Integer) row[7],
        (Integer) row[8]);
  }

  /** What an event is called. */
  public Uni<String> name(Mutiny.Session session, UUID event) {
    return session
        .createNativeQuery("select name from event where id = :event", String.class)
        .setParameter("event", event)
        .getSingleResult();
  }

  /** The facts of an event in order: what happened, by whom, when. */
  public Uni<List<LogLine>> log(Mutiny.Session session, UUID event, long after, int atMost) {
    return session
        .createNativeQuery(
            "select seq, kind, body, coalesce(author, ''), at from event_fact"
                + " where event = :event and seq > :after order by seq limit :most",
            Object[].class)
        .setParameter("event", event)
        .setParameter("after", after)
        .setParameter("most", atMost)
        .getResultList()
        .map(rows -> rows.stream().map(EventLists::logLine).toList());
  }

  private static LogLine logLine(Object[] row) {
    return new LogLine(
        ((Number) row[0]).longValue(),
        (String) row[1],
        (String) row[2],
        (String) row[3],
        Columns.instant(row[4]));
  }
}
