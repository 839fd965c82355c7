package org.inwoarena.deck.store;

import io.smallrye.mutiny.Uni;
import org.hibernate.reactive.mutiny.Mutiny;

/** Lets one transaction at a time count and add things of a player, whatever the instance. */
final class OwnerLock {

  private OwnerLock() {}

  static Uni<Void> take(Mutiny.Session session, String owner) {
    return session
        .createNativeQuery(
            "select 1 from pg_advisory_xact_lock(hashtextextended('deck-owner:' || :owner, 0))",
            Integer.class)
        .setParameter("owner", owner)
        .getSingleResult()
        .replaceWithVoid();
  }
}
