package org.inwoarena.rating.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.rating.ladder.Standing;

/** The standings of a ladder as rows. The ladder's own row is locked before any of them. */
@ApplicationScoped
class RatingRows {

  /** Standings of players, locked one after the other in the order given. */
  Uni<List<Standing>> locked(Mutiny.Session session, String ladder, List<String> players) {
    Uni<List<Standing>> all = Uni.createFrom().item(new ArrayList<>());
    for (var player : players) {
      all =
          all.chain(
              found ->
                  session
                      .find(
                          RatingRow.class,
                          new RatingRow.Key(ladder, player),
                          LockModeType.PESSIMISTIC_WRITE)
                      .map(row -> row == null ? Standing.newcomer(player) : row.standing())
                      .invoke(found::add)
                      .replaceWith(found));
    }
    return all;
  }

  /** Keeps a standing after a game. */
  Uni<Void> played(Mutiny.Session session, String ladder, Standing standing, Instant at) {
    return session
        .find(RatingRow.class, new RatingRow.Key(ladder, standing.player()))
        .chain(
            row -> {
              if (row == null) {
                return session.persist(new RatingRow(ladder, standing, at));
              }
              row.played(standing, at);
              return Uni.createFrom().voidItem();
            });
  }

  /** Keeps a standing that changed without a game; its row must be there. */
  Uni<Void> became(Mutiny.Session session, String ladder, Standing standing) {
    return session
        .find(RatingRow.class, new RatingRow.Key(ladder, standing.player()))
        .invoke(row -> row.become(standing))
        .replaceWithVoid();
  }
}
