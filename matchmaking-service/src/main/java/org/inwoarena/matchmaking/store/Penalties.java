package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.queue.Penalty;

/** Who let an opponent down. */
@ApplicationScoped
public class Penalties {

  @Entity(name = "PenaltyRow")
  @Table(name = "penalty")
  static class PenaltyRow {
    @Id String player;
    int lapses;
    Instant lastLapse;
    Instant bannedUntil;

    void take(Penalty penalty) {
      player = penalty.player();
      lapses = penalty.lapses();
      lastLapse = penalty.lastLapse();
      bannedUntil = penalty.bannedUntil();
    }

    Penalty penalty() {
      return new Penalty(player, lapses, lastLapse, bannedUntil);
    }
  }

  /** A player's penalty, past ones included. */
  public Uni<Optional<Penalty>> of(Mutiny.Session session, String player) {
    return session
        .find(PenaltyRow.class, player)
        .map(row -> Optional.ofNullable(row).map(PenaltyRow::penalty));
  }

  /** Stores a new or changed penalty. */
  public Uni<Void> save(Mutiny.Session session, Penalty penalty) {
    return session
        .find(PenaltyRow.class, penalty.player())
        .chain(
            row -> {
              if (row != null) {
                row.take(penalty);
                return session.flush();
              }
              var fresh = new PenaltyRow();
              fresh.take(penalty);
              return session.persist(fresh).chain(session::flush);
            });
  }
}
