package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.RatingChanged;

/** The newest ratings rating-service has told of; the queue looks at them. */
@ApplicationScoped
public class Standings {

  /** Notes a rating, unless a newer one of the same player is known. */
  public Uni<Void> note(Mutiny.Session session, RatingChanged change) {
    return session
        .createNativeQuery(
            "insert into standing (ladder, player, rating, games, ladder_seq)"
                + " values (:ladder, :player, :rating, :games, :seq)"
                + " on conflict (ladder, player) do update set rating = excluded.rating,"
                + " games = excluded.games, ladder_seq = excluded.ladder_seq"
                + " where standing.ladder_seq < excluded.ladder_seq")
        .setParameter("ladder", change.ladder())
        .setParameter("player", change.player())
        .setParameter("rating", change.after())
        .setParameter("games", change.games())
        .setParameter("seq", change.ladderSeq())
        .executeUpdate()
        .replaceWithVoid();
  }
}
