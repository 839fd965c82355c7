package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.challenge.OpenChallenge;
import org.inwoarena.matchmaking.challenge.OpenChallenge.State;

/**
 * Challenges to whoever comes first. Every change is one conditional update of a challenge that is
 * still open, so of two who come at once one changes it.
 */
@ApplicationScoped
public class OpenChallenges {

  /** Posts a challenge. */
  public Uni<Void> add(Mutiny.Session session, OpenChallenge challenge) {
    return session
        .createNativeQuery(
            """
            insert into open_challenge (id, challenger, registration, ladder, rule_set, least, most,
              state, made_at, expires_at)
            values (:id, :challenger, :registration, :ladder, :rules, :least, :most,
              'OPEN', :made, :expires)
            """)
        .setParameter("id", challenge.id())
        .setParameter("challenger", challenge.challenger())
        .setParameter("registration", challenge.registration())
        .setParameter("ladder", challenge.ladder().orElse(null))
        .setParameter("rules", challenge.ruleSet())
        .setParameter("least", challenge.range().least().orElse(null))
        .setParameter("most", challenge.range().most().orElse(null))
        .setParameter("made", challenge.madeAt())
        .setParameter("expires", challenge.expiresAt())
        .executeUpdate()
        .replaceWithVoid();
  }

  /** Takes a challenge for a player. False if somebody was first, or it is over. */
  public Uni<Boolean> take(Mutiny.Session session, UUID id, String opponent, Instant now) {
    return session
        .createNativeQuery(
            """
            update open_challenge set state = 'ACCEPTED', opponent = :opponent, closed_at = :now
            where id = :id and state = 'OPEN' and expires_at >= :now
            """)
        .setParameter("opponent", opponent)
        .setParameter("now", now)
        .setParameter("id", id)
        .executeUpdate()
        .map(taken -> taken == 1);
  }

  /** Notes what a challenge became. */
  public Uni<Void> became(Mutiny.Session session, UUID id, UUID match) {
    return session
        .createNativeQuery("update open_challenge set match = :match where id = :id")
        .setParameter("match", match)
        .setParameter("id", id)
        .executeUpdate()
        .replaceWithVoid();
  }

  /** Closes a challenge nobody has taken. False if it was closed before. */
  public Uni<Boolean> close(Mutiny.Session session, UUID id, State how, Instant now) {
    return session
        .createNativeQuery(
            "update open_challenge set state = :how, closed_at = :now"
                + " where id = :id and state = 'OPEN'")
        .setParameter("how", how.name())
        .setParameter("now", now)
        .setParameter("id", id)
        .executeUpdate()
        .map(closed -> closed == 1);
  }

  /** Whose challenge it is; nobody's if there is none. Read before locking. */
  public Uni<Optional<String>> challenger(Mutiny.Session session, UUID id) {
    return session
        .createNativeQuery("select challenger from open_challenge where id = :id", String.class)
        .setParameter("id", id)
        .getSingleResultOrNull()
        .map(Optional::ofNullable);
  }

  /** The challenge a player has posted and nobody has taken. */
  public Uni<Optional<UUID>> openOf(Mutiny.Session session, String player) {
    return session
        .createNativeQuery(
            "select id from open_challenge where challenger = :player and state = 'OPEN'",
            UUID.class)
        .setParameter("player", player)
        .getSingleResultOrNull()
        .map(Optional::ofNullable);
  }

  /** Challenges nobody took in time. */
  public Uni<List<UUID>> overdue(Mutiny.Session session, Instant now, int atMost) {
    return session
        .createNativeQuery(
            "select id from open_challenge where state = 'OPEN' and expires_at < :now"
                + " order by expires_at limit :most",
            UUID.class)
        .setParameter("now", now)
        .setParameter("most", atMost)
        .getResultList();
  }
}
