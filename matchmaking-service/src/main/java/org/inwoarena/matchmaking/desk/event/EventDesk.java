package org.inwoarena.matchmaking.desk.event;

import static org.inwoarena.matchmaking.refusal.Objection.unknown;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.desk.PlayerDesk;
import org.inwoarena.matchmaking.player.Account;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Transactions;
import org.inwoarena.matchmaking.store.event.Events;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Actor;
import org.inwoarena.tournament.life.Command;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Phase;
import org.inwoarena.tournament.life.Request;
import org.inwoarena.tournament.life.Settings;

/** Takes what people ask of events. */
@ApplicationScoped
public class EventDesk {

  private final Transactions transactions;
  private final PlayerDesk players;
  private final Entries entries;
  private final Proceedings proceedings;
  private final Entrance entrance;
  private final Events events;
  private final InstantSource clock;

  EventDesk(
      Transactions transactions,
      PlayerDesk players,
      Entries entries,
      Proceedings proceedings,
      Entrance entrance,
      Events events,
      InstantSource clock) {
    this.transactions = transactions;
    this.players = players;
    this.entries = entries;
    this.proceedings = proceedings;
    this.entrance = entrance;
    this.events = events;
    this.clock = clock;
  }

  /** An organiser drafts an event. */
  public Uni<Kept> draft(Account organiser, Settings settings, boolean autopilot) {
    Refused.ifAny(Objections.of(settings.objections()));
    var event = Event.draft(UUID.randomUUID().toString(), new EntrantId(organiser.id()), settings);
    return transactions.run(
        session ->
            players
                .present(session, organiser)
                .chain(() -> events.add(session, event, autopilot, clock.instant()))
                .replaceWith(new Kept(event, 0, autopilot)));
  }

  /** The organiser changes his draft. */
  public Uni<Kept> revise(Account organiser, UUID id, Settings settings, boolean autopilot) {
    Refused.ifAny(Objections.of(settings.objections()));
    return transactions.run(
        session ->
            players
                .present(session, organiser)
                .chain(() -> locked(session, id))
                .chain(
                    kept ->
                        proceedings.run(
                            session,
                            new Kept(kept.event(), kept.version(), autopilot),
                            request(organiser, new Command.Revise(settings)))));
  }

  /** Somebody asks for something. */
  public Uni<Kept> act(Account account, UUID id, Command command) {
    return transactions.run(
        session ->
            players
                .present(session, account)
                .chain(() -> locked(session, id))
                .chain(kept -> proceedings.run(session, kept, request(account, command))));
  }

  /** A player enters; what his entry says of him is looked up before his event is locked. */
  public Uni<Kept> register(Account account, UUID id, Optional<String> password) {
    return transactions
        .run(
            session ->
                players
                    .present(session, account)
                    .chain(() -> entries.entry(session, account, password)))
        .chain(entry -> entrance.enter(id, request(account, entry)));
  }

  /** A player brings a deck. */
  public Uni<Kept> registerDeck(Account account, UUID id, String registration) {
    return transactions.run(
        session ->
            players
                .present(session, account)
                .chain(() -> locked(session, id))
                .call(
                    kept ->
                        entries.checkDeck(session, account, kept.event().settings(), registration))
                .chain(
                    kept ->
                        proceedings.run(
                            session,
                            kept,
                            request(
                                account,
                                new Command.RegisterDeck(
                                    new EntrantId(account.id()), registration)))));
  }

  private Request request(Account account, Command command) {
    return new Request(new Actor.Person(new EntrantId(account.id())), clock.instant(), command);
  }

  private Uni<Kept> locked(Mutiny.Session session, UUID id) {
    return events.lock(session, id).map(EventDesk::existing);
  }

  /** An event as somebody may see it: a draft is its organiser's own affair. */
  public Uni<Kept> find(Optional<String> viewer, UUID id) {
    return transactions
        .read(session -> events.find(session, id))
        .map(
            found ->
                existing(
                    found.filter(
                        kept ->
                            !(kept.event().phase() instanceof Phase.Draft)
                                || viewer.equals(
                                    Optional.of(kept.event().staff().organiser().value())))));
  }

  static Kept existing(Optional<Kept> found) {
    return found.orElseThrow(
        () -> new Refused(unknown("event-unknown", "There is no such event.")));
  }
}
