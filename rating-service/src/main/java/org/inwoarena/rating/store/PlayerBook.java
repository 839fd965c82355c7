package org.inwoarena.rating.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import org.hibernate.reactive.mutiny.Mutiny;

/** Remembers what players are called. */
@ApplicationScoped
public class PlayerBook {

  /** Takes a profile, unless a newer one is known already. */
  public Uni<Void> note(
      Mutiny.Session session, String player, String handle, boolean bot, Instant at) {
    return session
        .createNativeQuery(
            """
            insert into player as known (id, handle, bot, at) values (:id, :handle, :bot, :at)
            on conflict (id) do update
              set handle = excluded.handle, bot = excluded.bot, at = excluded.at
              where known.at <= excluded.at
            """)
        .setParameter("id", player)
        .setParameter("handle", handle)
        .setParameter("bot", bot)
        .setParameter("at", at)
        .executeUpdate()
        .replaceWithVoid();
  }
}
