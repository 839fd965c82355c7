package org.inwoarena.game.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.GameCommand;

/** Acts of judges that came before their match had begun. */
@ApplicationScoped
public class EarlyActStore {

  private final Codec codec;

  EarlyActStore(Codec codec) {
    this.codec = codec;
  }

  /** Keeps an act until its match has begun; once. */
  public Uni<Void> keep(Mutiny.Session session, GameCommand command, Instant now) {
    return session
        .createNativeQuery(
            "insert into early_act (match_id, command_id, at, body)"
                + " values (:match, :command, :at, :body)"
                + " on conflict (match_id, command_id) do nothing")
        .setParameter("match", command.matchId())
        .setParameter("command", command.commandId())
        .setParameter("at", now)
        .setParameter("body", codec.write(command))
        .executeUpdate()
        .replaceWithVoid();
  }

  /** The command id of the act of a match that has waited longest. */
  public Uni<Optional<String>> first(Mutiny.Session session, String matchId) {
    return session
        .createNativeQuery(
            "select command_id from early_act where match_id = :match order by no limit 1",
            String.class)
        .setParameter("match", matchId)
        .getSingleResultOrNull()
        .map(Optional::ofNullable);
  }

  /** An act has been handled. */
  public Uni<Void> forget(Mutiny.Session session, GameCommand command) {
    return session
        .createNativeQuery(
            "delete from early_act where match_id = :match and command_id = :command")
        .setParameter("match", command.matchId())
        .setParameter("command", command.commandId())
        .executeUpdate()
        .replaceWithVoid();
  }

  /** Acts whose match has begun or is over meanwhile, in the order they came. */
  public Uni<List<GameCommand>> due(Mutiny.Session session, int atMost) {
    return session
        .createNativeQuery(
            "select a.body from early_act a join match m on m.match_id = a.match_id"
                + " where m.state <> 'created' order by a.no limit :most",
            String.class)
        .setParameter("most", atMost)
        .getResultList()
        .map(bodies -> bodies.stream().map(codec::command).toList());
  }

  /** Forgets acts on matches that never came. */
  public Uni<Void> forgetBefore(Mutiny.Session session, Instant before) {
    return session
        .createNativeQuery("delete from early_act where at < :before")
        .setParameter("before", before)
        .executeUpdate()
        .replaceWithVoid();
  }
}
