package org.inwoarena.matchmaking.store.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;

/** The private addresses of players' calendars, as hashes. */
@ApplicationScoped
public class CalendarFeeds {

  /** Gives a player's calendar this address; an earlier one leads nowhere from now on. */
  public Uni<Void> put(Mutiny.Session session, String player, String hash, Instant now) {
    return session
        .createNativeQuery(
            "insert into calendar_feed (player, hash, created_at) values (:player, :hash, :now)"
                + " on conflict (player) do update"
                + " set hash = excluded.hash, created_at = excluded.created_at")
        .setParameter("player", player)
        .setParameter("hash", hash)
        .setParameter("now", now)
        .executeUpdate()
        .replaceWithVoid();
  }

  /** Takes the address away. */
  public Uni<Void> remove(Mutiny.Session session, String player) {
    return session
        .createNativeQuery("delete from calendar_feed where player = :player")
        .setParameter("player", player)
        .executeUpdate()
        .replaceWithVoid();
  }

  /** Whose calendar an address is. */
  public Uni<Optional<String>> owner(Mutiny.Session session, String hash) {
    return session
        .createNativeQuery("select player from calendar_feed where hash = :hash", String.class)
        .setParameter("hash", hash)
        .getSingleResultOrNull()
        .map(Optional::ofNullable);
  }
}
