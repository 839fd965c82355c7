package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
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

  /** How players stand, by player id; who has no rated game is left out. */
  public Uni<Map<String, Standing>> all(
      Mutiny.Session session, String ladder, Collection<String> players) {
    if (players.isEmpty()) {
      return Uni.createFrom().item(Map.of());
    }
    return session
        .createNativeQuery(
            "select player, rating, games from standing"
                + " where ladder = :ladder and player in (:players)",
            Object[].class)
        .setParameter("ladder", ladder)
        .setParameter("players", List.copyOf(players))
        .getResultList()
        .map(
            rows ->
                rows.stream()
                    .collect(
                        Collectors.toMap(
                            row -> (String) row[0],
                            row -> new Standing((Integer) row[1], (Integer) row[2]))));
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
