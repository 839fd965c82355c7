package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.queue.Waiting;

/** Who can be paired on a ladder right now, as a pass wants to know it. */
@ApplicationScoped
public class WaitingList {

  /** Hundredths of a rating point. */
  private static final int POINT = 100;

  /** Aborted matches are none; whoever plays a rated match or is asked already, is left out. */
  private static final String WAITING =
      """
      select t.id, t.player, coalesce(s.rating, :start), t.joined_at, last.opponent
      from ticket t
      left join standing s on s.ladder = t.ladder and s.player = t.player
      left join lateral (
        select other.player as opponent
        from match_seat own
        join match m on m.id = own.match
        join match_seat other on other.match = own.match and other.player <> own.player
        where own.player = t.player and m.ladder = t.ladder
          and m.reason is distinct from 'ABORTED'
        order by m.created_at desc
        limit 1) last on true
      where t.ladder = :ladder and t.state = 'WAITING' and t.expires_at > :now
        and not exists (select from engagement e where e.player = t.player)
        and not exists (select from ticket o where o.player = t.player and o.state = 'OFFERED')
      order by t.joined_at, t.id
      limit :most
      """;

  /** Tries to be the one pass over this ladder until the transaction ends. */
  public Uni<Boolean> lock(Mutiny.Session session, String ladder) {
    return session
        .createNativeQuery(
            "select pg_try_advisory_xact_lock(hashtext(current_schema() || '.pass.' || :ladder))",
            Boolean.class)
        .setParameter("ladder", ladder)
        .getSingleResult();
  }

  /** The longest waiting tickets of a ladder. */
  public Uni<List<Waiting>> of(
      Mutiny.Session session, String ladder, int startRating, Instant now, int atMost) {
    return session
        .createNativeQuery(WAITING, Object[].class)
        .setParameter("ladder", ladder)
        .setParameter("start", startRating * POINT)
        .setParameter("now", now)
        .setParameter("most", atMost)
        .getResultList()
        .map(rows -> rows.stream().map(WaitingList::waiting).toList());
  }

  private static Waiting waiting(Object[] row) {
    return new Waiting(
        (UUID) row[0],
        (String) row[1],
        ((Number) row[2]).intValue() / POINT,
        Columns.instant(row[3]),
        Optional.ofNullable((String) row[4]),
        Set.of());
  }
}
