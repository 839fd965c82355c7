package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.challenge.Challenge;
import org.inwoarena.matchmaking.challenge.Challenge.State;

/** Direct challenges. Lock both players before reading what will be changed. */
@ApplicationScoped
public class Challenges {

  /** Adds a challenge. */
  public Uni<Void> add(Mutiny.Session session, Challenge challenge) {
    return session.persist(new ChallengeRow(challenge)).chain(session::flush);
  }

  /** Stores a changed challenge. */
  public Uni<Void> save(Mutiny.Session session, Challenge challenge) {
    return session
        .find(ChallengeRow.class, challenge.id())
        .invoke(row -> row.take(challenge))
        .chain(session::flush);
  }

  /** A challenge. */
  public Uni<Optional<Challenge>> find(Mutiny.Session session, UUID id) {
    return session
        .find(ChallengeRow.class, id)
        .map(row -> Optional.ofNullable(row).map(ChallengeRow::challenge));
  }

  /** Challenger and opponent; nobody if there is no such challenge. Read before locking. */
  public Uni<List<String>> players(Mutiny.Session session, UUID id) {
    return session
        .createSelectionQuery(
            "select c.challenger, c.opponent from ChallengeRow c where c.id = :id", Object[].class)
        .setParameter("id", id)
        .getSingleResultOrNull()
        .map(row -> row == null ? List.of() : List.of((String) row[0], (String) row[1]));
  }

  /** Whether a challenge from one player to another waits for its answer. */
  public Uni<Boolean> anyOpen(Mutiny.Session session, String challenger, String opponent) {
    return session
        .createSelectionQuery(
            "select count(c) from ChallengeRow c where c.challenger = :challenger"
                + " and c.opponent = :opponent and c.state = :open",
            Long.class)
        .setParameter("challenger", challenger)
        .setParameter("opponent", opponent)
        .setParameter("open", State.OPEN)
        .getSingleResult()
        .map(open -> open > 0);
  }

  /** The rematch of a match that was offered and waits for its answer. */
  public Uni<Optional<Challenge>> openRematch(Mutiny.Session session, UUID rematchOf, Instant now) {
    return session
        .createSelectionQuery(
            "from ChallengeRow c where c.rematchOf = :match and c.state = :open"
                + " and c.expiresAt >= :now",
            ChallengeRow.class)
        .setParameter("now", now)
        .setParameter("match", rematchOf)
        .setParameter("open", State.OPEN)
        .getSingleResultOrNull()
        .map(row -> Optional.ofNullable(row).map(ChallengeRow::challenge));
  }

  /** A player's challenges, sent and received, newest first. */
  public Uni<Paged<Challenge>> of(
      Mutiny.Session session, String player, Optional<State> state, int page, int size) {
    var where =
        " from ChallengeRow c where (c.challenger = :player or c.opponent = :player)"
            + " and c.state in :states";
    var states = state.map(List::of).orElse(List.of(State.values()));
    return session
        .createSelectionQuery("select count(c)" + where, Long.class)
        .setParameter("player", player)
        .setParameter("states", states)
        .getSingleResult()
        .chain(
            total ->
                session
                    .createSelectionQuery(
                        "select c" + where + " order by c.madeAt desc, c.id", ChallengeRow.class)
                    .setParameter("player", player)
                    .setParameter("states", states)
                    .setFirstResult(page * size)
                    .setMaxResults(size)
                    .getResultList()
                    .map(
                        rows ->
                            new Paged<>(
                                rows.stream().map(ChallengeRow::challenge).toList(), total)));
  }

  /** Challenges nobody answered in time. */
  public Uni<List<UUID>> overdue(Mutiny.Session session, Instant now, int atMost) {
    return session
        .createSelectionQuery(
            "select c.id from ChallengeRow c where c.state = :open and c.expiresAt < :now"
                + " order by c.expiresAt",
            UUID.class)
        .setParameter("open", State.OPEN)
        .setParameter("now", now)
        .setMaxResults(atMost)
        .getResultList();
  }
}
