package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.RatingChanged;

/** The newest ratings rating-service has told of; the queue looks at them. */
@ApplicationScoped
public class Standings {

  /** A rating in hundredths, and the games it rests on. */
  public record Standing(int rating, int games) {}

  /** How a player stands; empty before his first rated game. */
  public Uni<Optional<Standing>> find(Mutiny.Session session, String ladder, String player) {
    return session
        .createNativeQuery(
            "select rating, games from standing where ladder = :ladder and player = :player",
            Object[].class)
        .setParameter("ladder", ladder)
        .setParameter("player", player)
        .getSingleResultOrNull()
        .map(
            row ->
                Optional.ofNullable(row)
                    .map(found -> new Standing((Integer) found[0], (Integer) found[1])));
  }

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
