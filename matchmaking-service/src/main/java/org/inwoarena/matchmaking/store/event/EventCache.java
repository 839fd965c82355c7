package org.inwoarena.matchmaking.store.event;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Events already folded, so that a long one is not read anew for every request. Whoever uses one
 * compares its version with the locked head: another instance may have gone on.
 */
@ApplicationScoped
class EventCache {

  private static final int LARGEST = 500;

  private final ConcurrentMap<String, Kept> events = new ConcurrentHashMap<>();

  Optional<Kept> find(String id) {
    return Optional.ofNullable(events.get(id));
  }

  void keep(Kept kept) {
    if (events.size() >= LARGEST) {
      events.clear();
    }
    events.merge(kept.event().id(), kept, (old, now) -> now.version() >= old.version() ? now : old);
  }
}
