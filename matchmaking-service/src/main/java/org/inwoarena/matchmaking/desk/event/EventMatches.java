package org.inwoarena.matchmaking.desk.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.Clocks;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.matchmaking.desk.MatchDesk;
import org.inwoarena.matchmaking.desk.SeatDesk;
import org.inwoarena.matchmaking.match.CasualPlay;
import org.inwoarena.matchmaking.match.GameOfTable;
import org.inwoarena.matchmaking.match.MatchTerms;
import org.inwoarena.matchmaking.match.Seated;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.event.EventTables;
import org.inwoarena.matchmaking.store.event.EventTables.Place;
import org.inwoarena.matchmaking.store.event.Events;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.tournament.format.MatchTerms.Play;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Actor;
import org.inwoarena.tournament.life.Command;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Request;
import org.inwoarena.tournament.life.TableId;
import org.jboss.logging.Logger;

/** The matches of an event: made for its tables, and brought back to them as results. */
@ApplicationScoped
public class EventMatches {

  private static final Logger LOG = Logger.getLogger(EventMatches.class);

  private final Proceedings proceedings;
  private final Events events;
  private final EventTables tables;
  private final MatchDesk matchDesk;
  private final SeatDesk seatDesk;
  private final CasualPlay casual;
  private final InstantSource clock;

  EventMatches(
      Proceedings proceedings,
      Events events,
      EventTables tables,
      MatchDesk matchDesk,
      SeatDesk seatDesk,
      CasualPlay casual,
      InstantSource clock) {
    this.proceedings = proceedings;
    this.events = events;
    this.tables = tables;
    this.matchDesk = matchDesk;
    this.seatDesk = seatDesk;
    this.casual = casual;
    this.clock = clock;
  }

  /** Begins the next game of a table, unless the round's time is over and has decided it. */
  Uni<Kept> begin(Mutiny.Session session, Kept kept, TableId id, Instant at) {
    var next = kept.event().next(id, at);
    return proceedings
        .run(session, kept, platform(new Command.StartTable(id), at))
        .call(
            after ->
                next instanceof Play play
                    ? create(session, after.event(), id, play, at)
                    : Uni.createFrom().voidItem());
  }

  private Uni<Void> create(Mutiny.Session session, Event event, TableId id, Play next, Instant at) {
    var table = event.play().table(id).orElseThrow();
    var game =
        new GameOfTable(
            series(event, id),
            event.play().floor().series(id).begun(),
            next.starter().map(side -> table.at(side).value()),
            Optional.of(event.roundEnds(id)).filter(at::isBefore));
    return seated(session, event, table.first())
        .chain(
            first ->
                seated(session, event, table.second())
                    .chain(second -> matchDesk.create(session, terms(event, game), first, second)))
        .chain(
            match ->
                tables.play(
                    session,
                    match.id(),
                    new Place(UUID.fromString(event.id()), id, game.number())));
  }

  private static String series(Event event, TableId id) {
    var name = "%s/%d/%d".formatted(event.id(), id.round(), id.table());
    return UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).toString();
  }

  private Uni<Seated> seated(Mutiny.Session session, Event event, EntrantId who) {
    var deck = event.roster().find(who).flatMap(entrant -> entrant.deck()).orElseThrow();
    return seatDesk.seat(session, who.value(), deck);
  }

  private MatchTerms terms(Event event, GameOfTable game) {
    var pace = event.settings().pace();
    return new MatchTerms(
        Optional.empty(),
        Optional.of(event.id()),
        event.settings().pins().ruleSet(),
        casual.cards(),
        new Clocks(
            Math.toIntExact(pace.bank().toSeconds()),
            Math.toIntExact(pace.grace().toSeconds()),
            Math.toIntExact(pace.cap().toSeconds())),
        Optional.of(game));
  }

  /** A match ended; if it was played for an event, its table has one game more. */
  public Uni<Void> complete(Mutiny.Session session, UUID match, MatchCompleted completed) {
    return tables
        .place(session, match)
        .chain(
            place ->
                place.isEmpty()
                    ? Uni.createFrom().voidItem()
                    : events
                        .lock(session, place.get().event())
                        .chain(kept -> report(session, kept.orElseThrow(), place.get(), completed))
                        .replaceWithVoid());
  }

  private Uni<Kept> report(
      Mutiny.Session session, Kept kept, Place place, MatchCompleted completed) {
    var id = place.table();
    var play = kept.event().play();
    var known =
        play.history().inForce(id.round(), id.table()).isPresent()
            || place.game() <= play.floor().series(id).ended();
    if (known) {
      LOG.infof("%s of event %s has a result already", id, kept.event().id());
      return Uni.createFrom().item(kept);
    }
    var outcome =
        new TableOutcome(play.table(id).orElseThrow(), play.floor().series(id), place, completed);
    return proceedings
        .run(session, kept, platform(outcome.command(), clock.instant()))
        .onFailure(Refused.class)
        .invoke(refused -> LOG.errorf(refused, "%s of event %s", id, kept.event().id()))
        // The match is known to the event; a judge can still rule its table.
        .onFailure(Refused.class)
        .recoverWithItem(kept);
  }

  private static Request platform(Command command, Instant at) {
    return new Request(new Actor.Platform(), at, command);
  }
}
