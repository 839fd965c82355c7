package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.player.Handle;
import org.inwoarena.matchmaking.player.Player;

/** The profiles. */
@ApplicationScoped
public class Players {

  /**
   * Locks players until the transaction ends, in the order of their ids, so that no two
   * transactions wait for each other.
   */
  public Uni<Void> lock(Mutiny.Session session, Collection<String> ids) {
    return session
        .createNativeQuery(
            "select id from player where id in (:ids) order by id for no key update", String.class)
        .setParameter("ids", List.copyOf(ids))
        .getResultList()
        .replaceWithVoid();
  }

  /** A player. */
  public Uni<Optional<Player>> find(Mutiny.Session session, String id) {
    return session
        .find(PlayerRow.class, id)
        .map(row -> Optional.ofNullable(row).map(PlayerRow::player));
  }

  /** A player who is known to exist. */
  public Uni<Player> get(Mutiny.Session session, String id) {
    return find(session, id).map(Optional::orElseThrow);
  }

  /** The handles of those who are known, by player id. */
  public Uni<Map<String, Handle>> handles(Mutiny.Session session, Collection<String> ids) {
    if (ids.isEmpty()) {
      return Uni.createFrom().item(Map.of());
    }
    return session
        .createNativeQuery("select id, handle from player where id in (:ids)", Object[].class)
        .setParameter("ids", List.copyOf(ids))
        .getResultList()
        .map(
            rows ->
                rows.stream()
                    .collect(
                        Collectors.toMap(
                            row -> (String) row[0], row -> new Handle((String) row[1]))));
  }

  /** The player somebody means: by id, or by handle in any case. */
  public Uni<Optional<String>> resolve(Mutiny.Session session, String idOrHandle) {
    return session
        .createSelectionQuery(
            "select p.id from PlayerRow p where p.id = :id or p.folded = :folded"
                + " order by case when p.id = :id then 0 else 1 end",
            String.class)
        .setParameter("id", idOrHandle)
        .setParameter("folded", Handle.fold(idOrHandle))
        .setMaxResults(1)
        .getSingleResultOrNull()
        .map(Optional::ofNullable);
  }

  /** Adds a player unless he, or somebody with a handle like his, is there. */
  public Uni<Boolean> add(Mutiny.Session session, Player player) {
    return session
        .createNativeQuery(
            "insert into player (id, handle, folded, skeleton, bot, since)"
                + " values (:id, :handle, :folded, :skeleton, :bot, :since)"
                + " on conflict do nothing")
        .setParameter("id", player.id())
        .setParameter("handle", player.handle().text())
        .setParameter("folded", player.handle().folded())
        .setParameter("skeleton", player.handle().skeleton())
        .setParameter("bot", player.bot())
        .setParameter("since", player.since())
        .executeUpdate()
        .map(rows -> rows == 1);
  }

  /** Whether another player's handle differs only in case, or looks the same. */
  public Uni<Boolean> clashes(Mutiny.Session session, Player player) {
    return session
        .createSelectionQuery(
            "select count(p) from PlayerRow p"
                + " where p.id <> :id and (p.folded = :folded or p.skeleton = :skeleton)",
            Long.class)
        .setParameter("id", player.id())
        .setParameter("folded", player.handle().folded())
        .setParameter("skeleton", player.handle().skeleton())
        .getSingleResult()
        .map(others -> others > 0);
  }

  /** Stores a changed profile. */
  public Uni<Void> save(Mutiny.Session session, Player player) {
    return session
        .find(PlayerRow.class, player.id())
        .invoke(
            row -> {
              row.handle = player.handle().text();
              row.folded = player.handle().folded();
              row.skeleton = player.handle().skeleton();
              row.bot = player.bot();
            })
        .chain(session::flush);
  }

  /** Players whose handle begins like this, in alphabetical order. */
  public Uni<Paged<Player>> search(Mutiny.Session session, String beginning, int page, int size) {
    var pattern = Handle.fold(beginning).replaceAll("([\\\\%_])", "\\\\$1") + "%";
    var where = " from PlayerRow p where p.folded like :pattern escape '\\'";
    return session
        .createSelectionQuery("select count(p)" + where, Long.class)
        .setParameter("pattern", pattern)
        .getSingleResult()
        .chain(
            total ->
                session
                    .createSelectionQuery(
                        "select p" + where + " order by p.folded", PlayerRow.class)
                    .setParameter("pattern", pattern)
                    .setFirstResult(page * size)
                    .setMaxResults(size)
                    .getResultList()
                    .map(
                        rows -> new Paged<>(rows.stream().map(PlayerRow::player).toList(), total)));
  }
}
