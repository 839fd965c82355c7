package org.inwoarena.matchmaking.desk.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.desk.PlayerDesk;
import org.inwoarena.matchmaking.player.Account;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Players;
import org.inwoarena.matchmaking.store.Replies;
import org.inwoarena.matchmaking.store.Transactions;
import org.inwoarena.matchmaking.store.event.EventTables;
import org.inwoarena.matchmaking.store.event.Events;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Actor;
import org.inwoarena.tournament.life.Command;
import org.inwoarena.tournament.life.MatchAct;
import org.inwoarena.tournament.life.Request;

/** Takes what judges want of matches that are played. */
@ApplicationScoped
public class JudgeDesk {

  private final Transactions transactions;
  private final PlayerDesk playerDesk;
  private final Players players;
  private final Replies replies;
  private final Proceedings proceedings;
  private final Events events;
  private final EventTables tables;
  private final InstantSource clock;

  JudgeDesk(
      Transactions transactions,
      PlayerDesk playerDesk,
      Players players,
      Replies replies,
      Proceedings proceedings,
      Events events,
      EventTables tables,
      InstantSource clock) {
    this.transactions = transactions;
    this.playerDesk = playerDesk;
    this.players = players;
    this.replies = replies;
    this.proceedings = proceedings;
    this.events = events;
    this.tables = tables;
    this.clock = clock;
  }

  /**
   * An act that was taken; the host of the match carries it out.
   *
   * @param id by which the host knows it
   */
  public record Taken(String id, String event, String match, String reason) {}

  /** A judge acts on a match. The same call made twice acts once. */
  public Uni<Taken> act(
      Account judge,
      UUID event,
      UUID match,
      MatchAct act,
      String reason,
      Optional<Replies.Call> call) {
    return transactions.run(
        session ->
            playerDesk
                .present(session, judge)
                .chain(player -> players.lock(session, List.of(player.id())))
                .chain(
                    () ->
                        replies.once(
                            session,
                            call,
                            Taken.class,
                            () -> take(session, judge, event, match, act, reason))));
  }

  private Uni<Taken> take(
      Mutiny.Session session, Account judge, UUID event, UUID match, MatchAct act, String reason) {
    var id = UUID.randomUUID().toString();
    return locked(session, event)
        .chain(
            kept ->
                tables
                    .played(session, event, match)
                    .map(played -> new Command.JudgeMatch(id, played, act, reason))
                    .chain(command -> proceedings.run(session, kept, by(judge.id(), command))))
        .replaceWith(new Taken(id, event.toString(), match.toString(), reason));
  }

  /**
   * Somebody wants to see every card of a match; noted in the log of its event.
   *
   * @param anyJudge whether the account is a judge of the platform
   */
  public Uni<Void> watch(String viewer, UUID match, boolean anyJudge) {
    return transactions
        .run(
            session ->
                tables
                    .place(session, match)
                    .map(found -> found.orElseThrow(JudgeDesk::unknownMatch))
                    .chain(place -> watch(session, place.event(), match, viewer, anyJudge)))
        .replaceWithVoid();
  }

  private Uni<Kept> watch(
      Mutiny.Session session, UUID event, UUID match, String viewer, boolean anyJudge) {
    return locked(session, event)
        .chain(
            kept ->
                tables
                    .played(session, event, match)
                    .map(played -> new Command.WatchMatch(played, anyJudge))
                    .chain(command -> proceedings.run(session, kept, by(viewer, command))));
  }

  private Request by(String person, Command command) {
    return new Request(new Actor.Person(new EntrantId(person)), clock.instant(), command);
  }

  private Uni<Kept> locked(Mutiny.Session session, UUID event) {
    return events.lock(session, event).map(EventDesk::existing);
  }

  private static Refused unknownMatch() {
    return new Refused(Objection.unknown("match-unknown", "No event has such a match."));
  }
}
