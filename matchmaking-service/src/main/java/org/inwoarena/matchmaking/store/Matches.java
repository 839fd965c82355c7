package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.matchmaking.match.Match;
import org.inwoarena.matchmaking.match.SeatCoin;
import org.inwoarena.matchmaking.match.Seated;
import org.inwoarena.matchmaking.match.SwappedSeats;

/** Matches made here, and who is held by a rated one. */
@ApplicationScoped
public class Matches {

  /** Adds a match with its seats; a rated one holds its players, each at most one. */
  public Uni<Void> add(Mutiny.Session session, Match match) {
    return session
        .createNativeQuery(
            "insert into match (id, ladder, rule_set, cards, coin, rematch_of, created_at,"
                + " deadline) values (:id, :ladder, :rules, :cards, :coin, :before, :created,"
                + " :deadline)")
        .setParameter("id", match.id())
        .setParameter("ladder", match.terms().ladder().orElse(null))
        .setParameter("rules", match.terms().ruleSet())
        .setParameter("cards", match.terms().cards())
        .setParameter("coin", match.seating() instanceof SeatCoin coin ? coin.seed() : null)
        .setParameter(
            "before", match.seating() instanceof SwappedSeats swapped ? swapped.rematchOf() : null)
        .setParameter("created", match.createdAt())
        .setParameter("deadline", match.deadline())
        .executeUpdate()
        .chain(() -> addSeats(session, match));
  }

  private static Uni<Void> addSeats(Mutiny.Session session, Match match) {
    Uni<Void> all = Uni.createFrom().voidItem();
    for (var seat = 0; seat < match.seats().size(); seat++) {
      var number = seat;
      var who = match.seats().get(seat);
      all = all.chain(() -> addSeat(session, match, number, who));
      if (match.terms().rated()) {
        all = all.chain(() -> engage(session, match.id(), who.player().id()));
      }
    }
    return all;
  }

  private static Uni<Void> addSeat(Mutiny.Session session, Match match, int seat, Seated who) {
    return session
        .createNativeQuery(
            "insert into match_seat (match, seat, player, registration)"
                + " values (:match, :seat, :player, :registration)")
        .setParameter("match", match.id())
        .setParameter("seat", seat)
        .setParameter("player", who.player().id())
        .setParameter("registration", who.registration().id())
        .executeUpdate()
        .replaceWithVoid();
  }

  private static Uni<Void> engage(Mutiny.Session session, UUID match, String player) {
    return session
        .createNativeQuery("insert into engagement (player, match) values (:player, :match)")
        .setParameter("player", player)
        .setParameter("match", match)
        .executeUpdate()
        .replaceWithVoid();
  }

  /** The rated match a player is in. */
  public Uni<Optional<UUID>> running(Mutiny.Session session, String player) {
    return session
        .createNativeQuery("select match from engagement where player = :player", UUID.class)
        .setParameter("player", player)
        .getSingleResultOrNull()
        .map(Optional::ofNullable);
  }

  /** A match ended; its players are free. False for a match not made here, or ended before. */
  public Uni<Boolean> complete(Mutiny.Session session, UUID match, EndReason why, Instant at) {
    return session
        .createNativeQuery(
            "update match set completed_at = :at, reason = :reason"
                + " where id = :match and completed_at is null")
        .setParameter("at", at)
        .setParameter("reason", why.name())
        .setParameter("match", match)
        .executeUpdate()
        .chain(updated -> release(session, match).replaceWith(updated == 1));
  }

  /** Unfinished matches past their deadline that nobody has reported yet. */
  public Uni<List<UUID>> overdue(Mutiny.Session session, Instant now, int atMost) {
    return session
        .createNativeQuery(
            "select id from match where completed_at is null and overdue_at is null"
                + " and deadline < :now order by deadline limit :most",
            UUID.class)
        .setParameter("now", now)
        .setParameter("most", atMost)
        .getResultList();
  }

  /** Marks a match as overdue; it holds its players no longer. False if it ended meanwhile. */
  public Uni<Boolean> markOverdue(Mutiny.Session session, UUID match, Instant now) {
    return session
        .createNativeQuery(
            "update match set overdue_at = :now"
                + " where id = :match and completed_at is null and overdue_at is null")
        .setParameter("now", now)
        .setParameter("match", match)
        .executeUpdate()
        .chain(
            updated ->
                updated == 1
                    ? release(session, match).replaceWith(true)
                    : Uni.createFrom().item(false));
  }

  /** How many matches are past their deadline and have not ended. */
  public Uni<Long> stillOverdue(Mutiny.Session session) {
    return session
        .createNativeQuery(
            "select count(*) from match where completed_at is null and overdue_at is not null",
            Long.class)
        .getSingleResult();
  }

  private static Uni<Integer> release(Mutiny.Session session, UUID match) {
    return session
        .createNativeQuery("delete from engagement where match = :match")
        .setParameter("match", match)
        .executeUpdate();
  }
}
