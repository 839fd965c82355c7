package org.inwoarena.gateway.notice;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.inwoarena.gateway.socket.Outlet;

/** Which players listen here, each perhaps on several sockets. */
@ApplicationScoped
class NoticeHub {

  private final Map<String, Set<Outlet>> outlets = new ConcurrentHashMap<>();

  void add(String player, Outlet outlet) {
    outlets.compute(
        player,
        (id, there) -> {
          var all = there == null ? ConcurrentHashMap.<Outlet>newKeySet() : there;
          all.add(outlet);
          return all;
        });
  }

  void remove(String player, Outlet outlet) {
    outlets.computeIfPresent(
        player,
        (id, there) -> {
          there.remove(outlet);
          return there.isEmpty() ? null : there;
        });
  }

  boolean listening(String player) {
    return outlets.containsKey(player);
  }

  void deliver(String player, String frame) {
    outlets.getOrDefault(player, Set.of()).forEach(outlet -> outlet.send(frame));
  }
}
