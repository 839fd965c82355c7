package org.inwoarena.matchmaking.desk;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.PlayerNotice.QueueBanned;
import org.inwoarena.matchmaking.conduct.Ban;
import org.inwoarena.matchmaking.conduct.Quit;
import org.inwoarena.matchmaking.conduct.QuitRules;
import org.inwoarena.matchmaking.conduct.RatedGame;
import org.inwoarena.matchmaking.player.Account;
import org.inwoarena.matchmaking.queue.Penalty;
import org.inwoarena.matchmaking.store.Penalties;
import org.inwoarena.matchmaking.store.RatedGames;
import org.inwoarena.matchmaking.store.Transactions;

/** What is held against players: who left rated matches or let offers pass, and the bans for it. */
@ApplicationScoped
public class ConductDesk {

  private final Transactions transactions;
  private final RatedGames games;
  private final Penalties penalties;
  private final QuitRules rules;
  private final Notices notices;
  private final InstantSource clock;

  ConductDesk(
      Transactions transactions,
      RatedGames games,
      Penalties penalties,
      QuitRules rules,
      Notices notices,
      InstantSource clock) {
    this.transactions = transactions;
    this.games = games;
    this.penalties = penalties;
    this.rules = rules;
    this.notices = notices;
    this.clock = clock;
  }

  /**
   * How a player stands with the platform.
   *
   * @param bans that run
   * @param counted his newest rated games, newest first
   * @param quits how many of them he left
   * @param free so many cost nothing
   * @param next the ban for leaving one more now
   */
  public record Standing(
      List<Ban> bans, List<RatedGame> counted, int quits, int free, Duration next) {
    /** Keeps own copies. */
    public Standing {
      bans = List.copyOf(bans);
      counted = List.copyOf(counted);
    }
  }

  /** How a player stands now. */
  public Uni<Standing> standing(Account account) {
    return transactions.read(
        session ->
            games
                .newest(session, account.id(), rules.memory())
                .chain(
                    played ->
                        running(session, account.id(), played)
                            .map(bans -> standing(bans, played))));
  }

  private Standing standing(List<Ban> bans, List<RatedGame> played) {
    return new Standing(
        bans, rules.counted(played), rules.quits(played), rules.free(), rules.next(played));
  }

  /** The bans that run. */
  Uni<List<Ban>> bans(Mutiny.Session session, String player) {
    return games
        .newest(session, player, rules.memory())
        .chain(played -> running(session, player, played));
  }

  private Uni<List<Ban>> running(Mutiny.Session session, String player, List<RatedGame> played) {
    var now = clock.instant();
    return penalties
        .of(session, player)
        .map(
            penalty ->
                Stream.concat(penalty.map(Penalty::ban).stream(), rules.ban(played).stream())
                    .filter(ban -> ban.runs(now))
                    .toList());
  }

  /** A rated match ended: who left it, is told what that costs. */
  Uni<Void> noteEnd(Mutiny.Session session, UUID match, MatchCompleted completed) {
    if (completed.ladder().isEmpty()) {
      return Uni.createFrom().voidItem();
    }
    return games
        .madeAt(session, match)
        .chain(
            madeAt ->
                InTurn.each(
                    completed.seats(),
                    seat ->
                        rules
                            .quit(completed, seat, madeAt.orElseThrow())
                            .map(quit -> noteQuit(session, match, seat.player(), quit))
                            .orElseGet(() -> Uni.createFrom().voidItem())));
  }

  private Uni<Void> noteQuit(Mutiny.Session session, UUID match, String player, Quit quit) {
    return games
        .noteQuit(session, match, player, quit)
        .chain(() -> games.newest(session, player, rules.memory()))
        .map(rules::ban)
        .chain(ban -> tell(session, player, ban));
  }

  /** Tells a player of a ban, if it runs. */
  Uni<Void> tell(Mutiny.Session session, String player, Optional<Ban> ban) {
    return ban.filter(found -> found.runs(clock.instant()))
        .map(
            found ->
                notices.tell(
                    session,
                    player,
                    new QueueBanned(found.reason().word(), found.until(), found.detail())))
        .orElseGet(() -> Uni.createFrom().voidItem());
  }
}
