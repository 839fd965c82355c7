package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.challenge.PlayedMatch;
import org.inwoarena.matchmaking.challenge.PlayedMatch.Seat;

/** Reads matches for those who want them again. */
@ApplicationScoped
public class PlayedMatches {

  private static final String MATCH =
      """
      select m.id, m.ladder, m.rule_set, m.completed_at, coalesce(m.reason = 'ABORTED', false),
        exists (select from event_game g where g.match = m.id),
        exists (select from match r where r.rematch_of = m.id),
        s.player, s.registration
      from match m join match_seat s on s.match = m.id
      """;
  private static final String NEWEST =
      """
       where m.id = (
        select n.id from match_seat o join match n on n.id = o.match
        where o.player = :player and n.completed_at is not null
        order by n.completed_at desc, n.id limit 1)
      """;

  /** A match made here. */
  public Uni<Optional<PlayedMatch>> find(Mutiny.Session session, UUID match) {
    return session
        .createNativeQuery(MATCH + " where m.id = :match order by s.seat", Object[].class)
        .setParameter("match", match)
        .getResultList()
        .map(PlayedMatches::match);
  }

  /** The match a player ended last. */
  public Uni<Optional<PlayedMatch>> newest(Mutiny.Session session, String player) {
    return session
        .createNativeQuery(MATCH + NEWEST + " order by s.seat", Object[].class)
        .setParameter("player", player)
        .getResultList()
        .map(PlayedMatches::match);
  }

  private static Optional<PlayedMatch> match(List<Object[]> seats) {
    return seats.stream().findFirst().map(row -> match(row, seats));
  }

  private static PlayedMatch match(Object[] row, List<Object[]> seats) {
    return new PlayedMatch(
        (UUID) row[0],
        Optional.ofNullable((String) row[1]),
        (String) row[2],
        seats.stream().map(seat -> new Seat((String) seat[7], (String) seat[8])).toList(),
        Optional.ofNullable(row[3]).map(Columns::instant),
        (Boolean) row[4],
        (Boolean) row[5],
        (Boolean) row[6]);
  }
}
