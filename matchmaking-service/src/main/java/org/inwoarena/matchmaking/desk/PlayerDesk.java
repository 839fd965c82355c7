package org.inwoarena.matchmaking.desk;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.PlayerChanged;
import org.inwoarena.kit.outbox.Outbox;
import org.inwoarena.matchmaking.player.Account;
import org.inwoarena.matchmaking.player.Handle;
import org.inwoarena.matchmaking.player.HandleIdeas;
import org.inwoarena.matchmaking.player.Player;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Paged;
import org.inwoarena.matchmaking.store.Players;
import org.inwoarena.matchmaking.store.Transactions;

/** Profiles: made at the first log-in, renamed at will. */
@ApplicationScoped
public class PlayerDesk {

  private final Transactions transactions;
  private final Players players;
  private final Outbox outbox;
  private final InstantSource clock;

  PlayerDesk(Transactions transactions, Players players, Outbox outbox, InstantSource clock) {
    this.transactions = transactions;
    this.players = players;
    this.outbox = outbox;
    this.clock = clock;
  }

  /** The profile of whoever is logged in. */
  public Uni<Player> me(Account account) {
    return transactions.run(
        session ->
            present(session, account).chain(player -> asBot(session, player, account.bot())));
  }

  /** Takes another handle. */
  public Uni<Player> rename(Account account, String text) {
    return transactions.run(
        session ->
            present(session, account)
                .call(player -> players.lock(session, List.of(player.id())))
                .chain(player -> take(session, player, Handle.of(text))));
  }

  /** Anybody's profile. */
  public Uni<Player> find(String id) {
    return transactions
        .read(session -> players.find(session, id))
        .map(
            found ->
                found.orElseThrow(
                    () ->
                        new Refused(
                            Objection.unknown("player-unknown", "There is no player " + id))));
  }

  /** Players whose handle begins like this. */
  public Uni<Paged<Player>> search(String beginning, int page, int size) {
    return transactions.read(session -> players.search(session, beginning, page, size));
  }

  /** Makes sure the account has a profile. */
  public Uni<Player> present(Mutiny.Session session, Account account) {
    return players
        .find(session, account.id())
        .chain(
            known ->
                known
                    .map(player -> Uni.createFrom().item(player))
                    .orElseGet(() -> welcome(session, account)));
  }

  /** An account may become a bot's, or cease to be one. */
  private Uni<Player> asBot(Mutiny.Session session, Player player, boolean bot) {
    if (player.bot() == bot) {
      return Uni.createFrom().item(player);
    }
    return changed(session, new Player(player.id(), player.handle(), bot, player.since()));
  }

  private Uni<Player> welcome(Mutiny.Session session, Account account) {
    var ideas = HandleIdeas.from(account.userName(), account.id()).iterator();
    return welcome(session, account, ideas);
  }

  /** A handle that is taken, perhaps this very moment, makes way for the next idea. */
  private Uni<Player> welcome(Mutiny.Session session, Account account, Iterator<Handle> ideas) {
    if (!ideas.hasNext()) {
      return Uni.createFrom()
          .failure(() -> new IllegalStateException("no handle left for " + account.id()));
    }
    var player = new Player(account.id(), ideas.next(), account.bot(), clock.instant());
    return players
        .add(session, player)
        .chain(
            added ->
                added
                    ? announce(session, player).replaceWith(player)
                    : players
                        .find(session, account.id())
                        .chain(other -> welcomedMeanwhile(session, account, other, ideas)));
  }

  private Uni<Player> welcomedMeanwhile(
      Mutiny.Session session, Account account, Optional<Player> other, Iterator<Handle> ideas) {
    return other
        .map(player -> Uni.createFrom().item(player))
        .orElseGet(() -> welcome(session, account, ideas));
  }

  private Uni<Player> take(Mutiny.Session session, Player player, Handle handle) {
    if (handle.equals(player.handle())) {
      return Uni.createFrom().item(player);
    }
    var renamed = player.renamed(handle);
    return players
        .clashes(session, renamed)
        .invoke(PlayerDesk::refuseIfTaken)
        .chain(() -> changed(session, renamed))
        .onFailure(PlayerDesk::isUniqueViolation)
        .transform(lost -> taken());
  }

  private Uni<Player> changed(Mutiny.Session session, Player player) {
    return players.save(session, player).chain(() -> announce(session, player)).replaceWith(player);
  }

  private Uni<Void> announce(Mutiny.Session session, Player player) {
    return outbox.add(
        session,
        new PlayerChanged(player.id(), player.handle().text(), player.bot(), clock.instant()));
  }

  private static void refuseIfTaken(boolean taken) {
    if (taken) {
      throw taken();
    }
  }

  private static Refused taken() {
    return new Refused(
        Objection.conflict(
            "handle-taken", "Another player has this handle, or one that looks like it."));
  }

  /** Two players took it at the same moment, and the other was first. */
  private static boolean isUniqueViolation(Throwable failure) {
    return failure instanceof org.hibernate.exception.ConstraintViolationException;
  }
}
