package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.conduct.Quit;
import org.inwoarena.matchmaking.conduct.RatedGame;

/** The rated matches of players that are over, and who left them. */
@ApplicationScoped
public class RatedGames {

  private static final String NEWEST =
      """
      select m.id, m.ladder, m.completed_at, s.quit
      from match_seat s join match m on m.id = s.match
      where s.player = :player and m.ladder is not null and m.completed_at is not null
        and (m.reason <> 'ABORTED' or s.quit is not null)
      order by m.completed_at desc, m.id
      limit :most
      """;

  /** A player's newest games, newest first. Those that came to nothing are none. */
  public Uni<List<RatedGame>> newest(Mutiny.Session session, String player, int atMost) {
    return session
        .createNativeQuery(NEWEST, Object[].class)
        .setParameter("player", player)
        .setParameter("most", atMost)
        .getResultList()
        .map(rows -> rows.stream().map(RatedGames::game).toList());
  }

  private static RatedGame game(Object[] row) {
    return new RatedGame(
        (UUID) row[0],
        (String) row[1],
        Columns.instant(row[2]),
        Optional.ofNullable((String) row[3]).map(Quit::valueOf));
  }

  /** When a match was made. */
  public Uni<Optional<Instant>> madeAt(Mutiny.Session session, UUID match) {
    return session
        .createNativeQuery("select created_at from match where id = :match", Object.class)
        .setParameter("match", match)
        .getSingleResultOrNull()
        .map(made -> Optional.ofNullable(made).map(Columns::instant));
  }

  /** Notes how a player left a match. */
  public Uni<Void> noteQuit(Mutiny.Session session, UUID match, String player, Quit quit) {
    return session
        .createNativeQuery(
            "update match_seat set quit = :quit where match = :match and player = :player")
        .setParameter("quit", quit.name())
        .setParameter("match", match)
        .setParameter("player", player)
        .executeUpdate()
        .replaceWithVoid();
  }
}
