package org.inwoarena.matchmaking.store.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;

/** How often players did not come to rounds of events, and until when they may not enter one. */
@ApplicationScoped
public class NoShows {

  private static final Duration FORGOTTEN_AFTER = Duration.ofDays(90);

  /** What is held against a player. */
  public record Held(int times, boolean banned) {
    /** Nothing, or nothing any more. */
    public static final Held NOTHING = new Held(0, false);
  }

  /** What is held against a player now. */
  public Uni<Held> of(Mutiny.Session session, String player, Instant now) {
    return session
        .createNativeQuery(
            "select times, banned_until > :now from no_show"
                + " where player = :player and last_at > :since",
            Object[].class)
        .setParameter("player", player)
        .setParameter("now", now)
        .setParameter("since", now.minus(FORGOTTEN_AFTER))
        .getSingleResultOrNull()
        .map(row -> row == null ? Held.NOTHING : new Held((Integer) row[0], (Boolean) row[1]));
  }

  /** What is held against players now, by player id; the others are left out. */
  public Uni<Map<String, Held>> all(
      Mutiny.Session session, Collection<String> players, Instant now) {
    if (players.isEmpty()) {
      return Uni.createFrom().item(Map.of());
    }
    return session
        .createNativeQuery(
            "select player, times, banned_until > :now from no_show"
                + " where player in (:players) and last_at > :since",
            Object[].class)
        .setParameter("players", List.copyOf(players))
        .setParameter("now", now)
        .setParameter("since", now.minus(FORGOTTEN_AFTER))
        .getResultList()
        .map(
            rows ->
                rows.stream()
                    .collect(
                        Collectors.toMap(
                            row -> (String) row[0],
                            row -> new Held((Integer) row[1], (Boolean) row[2]))));
  }

  /** One more. */
  public Uni<Void> note(
      Mutiny.Session session, String player, int times, Instant now, Duration ban) {
    return session
        .createNativeQuery(
            """
            insert into no_show (player, times, last_at, banned_until)
            values (:player, :times, :now, :until)
            on conflict (player) do update
              set times = excluded.times, last_at = excluded.last_at,
                  banned_until = greatest(no_show.banned_until, excluded.banned_until)
            """)
        .setParameter("player", player)
        .setParameter("times", times)
        .setParameter("now", now)
        .setParameter("until", now.plus(ban))
        .executeUpdate()
        .replaceWithVoid();
  }
}
