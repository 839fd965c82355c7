package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;

/** When players met for a rating. Aborted matches are none; one under way is one. */
@ApplicationScoped
public class Meetings {

  private static final String AMONG =
      """
      select one.player, other.player, m.created_at
      from match m
      join match_seat one on one.match = m.id
      join match_seat other on other.match = m.id and one.player < other.player
      where m.ladder = :ladder and m.created_at > :since
        and m.reason is distinct from 'ABORTED'
        and one.player in (:players) and other.player in (:players)
      """;

  /** A rated match of two players. */
  public record Meeting(String one, String other, Instant at) {}

  /** Every rated meeting of two of these players on a ladder since then. */
  public Uni<List<Meeting>> among(
      Mutiny.Session session, String ladder, Collection<String> players, Instant since) {
    if (players.size() < 2) {
      return Uni.createFrom().item(List.of());
    }
    return session
        .createNativeQuery(AMONG, Object[].class)
        .setParameter("ladder", ladder)
        .setParameter("since", since)
        .setParameter("players", List.copyOf(players))
        .getResultList()
        .map(rows -> rows.stream().map(Meetings::meeting).toList());
  }

  private static Meeting meeting(Object[] row) {
    return new Meeting((String) row[0], (String) row[1], Columns.instant(row[2]));
  }
}
