package org.inwoarena.matchmaking.store.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.store.Columns;
import org.inwoarena.matchmaking.store.Paged;
import org.inwoarena.tournament.export.CalendarEntry;
import org.inwoarena.tournament.export.CalendarEntry.State;

/** Events by their time, for calendars. Drafts are nobody's business. */
@ApplicationScoped
public class Agenda {

  private static final String SHOWN =
      "select e.id, e.version, e.changed_at, e.name, e.description, e.zone, e.starts_at, e.ends_at,"
          + " e.phase, ";
  private static final String PUBLIC =
      " from event e where e.phase <> 'draft' and e.ends_at >= :from and e.starts_at < :to";
  private static final String OWN =
      """
       from event e
       left join event_entrant p on p.event = e.id and p.player = :player
      where e.phase <> 'draft' and e.ends_at >= :from
        and (e.organiser = :player or p.status in ('seated', 'waiting', 'dropped', 'disqualified'))
      """;
  private static final String IN_ORDER = " order by e.starts_at, e.id";

  /** An event of the agenda, with what its phase is called. */
  public record Line(CalendarEntry entry, String phase) {}

  /** Events that take place at some time of a span. */
  public Uni<Paged<Line>> between(
      Mutiny.Session session, Instant from, Instant to, int page, int size) {
    return session
        .createNativeQuery("select count(*)" + PUBLIC, Long.class)
        .setParameter("from", from)
        .setParameter("to", to)
        .getSingleResult()
        .chain(
            total ->
                session
                    .createNativeQuery(SHOWN + "false" + PUBLIC + IN_ORDER, Object[].class)
                    .setParameter("from", from)
                    .setParameter("to", to)
                    .setFirstResult(page * size)
                    .setMaxResults(size)
                    .getResultList()
                    .map(rows -> new Paged<>(rows.stream().map(Agenda::line).toList(), total)));
  }

  /** Events a player organises, plays in or waits for. */
  public Uni<List<CalendarEntry>> of(
      Mutiny.Session session, String player, Instant from, int atMost) {
    return session
        .createNativeQuery(
            SHOWN + "coalesce(p.status, '') = 'waiting'" + OWN + IN_ORDER, Object[].class)
        .setParameter("player", player)
        .setParameter("from", from)
        .setMaxResults(atMost)
        .getResultList()
        .map(rows -> rows.stream().map(row -> line(row).entry()).toList());
  }

  private static Line line(Object[] row) {
    var starts = Columns.instant(row[6]);
    var phase = (String) row[8];
    return new Line(
        new CalendarEntry(
            ((UUID) row[0]).toString(),
            ((Number) row[1]).longValue(),
            Columns.instant(row[2]),
            (String) row[3],
            (String) row[4],
            ZoneId.of((String) row[5]),
            starts,
            Duration.between(starts, Columns.instant(row[7])),
            state(phase, (Boolean) row[9])),
        phase);
  }

  private static State state(String phase, boolean waiting) {
    if (phase.equals("cancelled")) {
      return State.CANCELLED;
    }
    return waiting ? State.TENTATIVE : State.CONFIRMED;
  }
}
