package org.inwoarena.gateway.match;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Who is connected here to which match. */
@ApplicationScoped
class MatchHub {

  private final Map<String, Set<Viewer>> viewers = new ConcurrentHashMap<>();

  void add(String matchId, Viewer viewer) {
    viewers.compute(
        matchId,
        (id, there) -> {
          var all = there == null ? ConcurrentHashMap.<Viewer>newKeySet() : there;
          all.add(viewer);
          return all;
        });
  }

  void remove(String matchId, Viewer viewer) {
    viewers.computeIfPresent(
        matchId,
        (id, there) -> {
          there.remove(viewer);
          return there.isEmpty() ? null : there;
        });
  }

  boolean watched(String matchId) {
    return viewers.containsKey(matchId);
  }

  void deliver(String matchId, ViewRecord record) {
    viewers.getOrDefault(matchId, Set.of()).forEach(viewer -> viewer.accept(record));
  }
}
