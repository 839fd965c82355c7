package org.inwoarena.matchmaking.desk.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.Clocks;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.MatchCompleted.SeatOutcome;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.matchmaking.desk.MatchDesk;
import org.inwoarena.matchmaking.desk.SeatDesk;
import org.inwoarena.matchmaking.match.CasualPlay;
import org.inwoarena.matchmaking.match.MatchTerms;
import org.inwoarena.matchmaking.match.Seated;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.event.EventTables;
import org.inwoarena.matchmaking.store.event.EventTables.Place;
import org.inwoarena.matchmaking.store.event.Events;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Game;
import org.inwoarena.tournament.history.GameScore;
import org.inwoarena.tournament.history.Result;
import org.inwoarena.tournament.history.Side;
import org.inwoarena.tournament.history.Table;
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
  private static final int WIN = 2;

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

  /** Begins the match of a table. */
  Uni<Kept> begin(Mutiny.Session session, Kept kept, TableId id) {
    var event = kept.event();
    var table = event.play().table(id).orElseThrow();
    return seated(session, event, table.first())
        .chain(
            first ->
                seated(session, event, table.second())
                    .chain(second -> matchDesk.create(session, terms(event), first, second)))
        .chain(
            match ->
                tables.play(session, match.id(), new Place(UUID.fromString(event.id()), id, 1)))
        .chain(() -> proceedings.run(session, kept, platform(new Command.StartTable(id))));
  }

  private Uni<Seated> seated(Mutiny.Session session, Event event, EntrantId who) {
    var deck = event.roster().find(who).flatMap(entrant -> entrant.deck()).orElseThrow();
    return seatDesk.seat(session, who.value(), deck);
  }

  private MatchTerms terms(Event event) {
    var pace = event.settings().pace();
    return new MatchTerms(
        Optional.empty(),
        Optional.of(event.id()),
        event.settings().pins().ruleSet(),
        casual.cards(),
        new Clocks(
            Math.toIntExact(pace.bank().toSeconds()),
            Math.toIntExact(pace.grace().toSeconds()),
            Math.toIntExact(pace.cap().toSeconds())));
  }

  /** A match ended; if it was played for an event, its table has a result now. */
  public Uni<Void> complete(Mutiny.Session session, UUID match, MatchCompleted completed) {
    return tables
        .place(session, match)
        .chain(
            place ->
                place.isEmpty()
                    ? Uni.createFrom().voidItem()
                    : events
                        .lock(session, place.get().event())
                        .chain(
                            kept ->
                                report(session, kept.orElseThrow(), place.get().table(), completed))
                        .replaceWithVoid());
  }

  private Uni<Kept> report(
      Mutiny.Session session, Kept kept, TableId id, MatchCompleted completed) {
    var table = kept.event().play().table(id).orElseThrow();
    if (kept.event().play().history().inForce(id.round(), id.table()).isPresent()) {
      LOG.infof("%s of event %s has a result already", id, kept.event().id());
      return Uni.createFrom().item(kept);
    }
    var absent = absent(table, completed);
    var command =
        absent.isEmpty()
            ? new Command.Report(id, new Result.Played(List.of(game(table, completed))))
            : new Command.ReportNoShow(id, absent);
    return proceedings
        .run(session, kept, platform(command))
        .onFailure(Refused.class)
        .invoke(refused -> LOG.errorf(refused, "%s of event %s", id, kept.event().id()))
        // The match is known to the event; a judge can still rule its table.
        .onFailure(Refused.class)
        .recoverWithItem(kept);
  }

  /** Who never came: both when nobody acted, the one on the clock when the game never began. */
  private static Set<Side> absent(Table table, MatchCompleted completed) {
    if (completed.reason() == EndReason.ABORTED) {
      return Set.of(Side.FIRST, Side.SECOND);
    }
    var neverBegan = completed.reason() == EndReason.TIME && completed.turns() == 0;
    return neverBegan
        ? Set.of(score(table.first(), completed) == WIN ? Side.SECOND : Side.FIRST)
        : Set.of();
  }

  private static Game game(Table table, MatchCompleted completed) {
    var first = score(table.first(), completed);
    var second = score(table.second(), completed);
    var score =
        first == second
            ? first == 0 ? GameScore.NOBODY : GameScore.SHARED
            : GameScore.wonBy(first > second ? Side.FIRST : Side.SECOND);
    // The dice decided who started; in a match of one game nothing depends on it.
    return new Game(Side.FIRST, score);
  }

  private static int score(EntrantId who, MatchCompleted completed) {
    return completed.seats().stream()
        .filter(seat -> seat.player().equals(who.value()))
        .mapToInt(SeatOutcome::score)
        .findAny()
        .orElse(0);
  }

  private Request platform(Command command) {
    return new Request(new Actor.Platform(), clock.instant(), command);
  }
}
