package org.inwoarena.matchmaking.desk.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.PlayerNotice.EventNotice;
import org.inwoarena.matchmaking.desk.InTurn;
import org.inwoarena.matchmaking.desk.Notices;
import org.inwoarena.matchmaking.store.event.EventTables;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.matchmaking.store.event.NoShows;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Fact;
import org.inwoarena.tournament.life.TableId;

/** What follows from facts outside the event: seats taken, bans, word to players and to matches. */
@ApplicationScoped
class Consequences {

  private final EventTables tables;
  private final NoShows noShows;
  private final Notices notices;
  private final MatchOrders orders;

  Consequences(EventTables tables, NoShows noShows, Notices notices, MatchOrders orders) {
    this.tables = tables;
    this.noShows = noShows;
    this.notices = notices;
    this.orders = orders;
  }

  /** Does what follows from the facts, one after the other. */
  Uni<Void> of(Mutiny.Session session, Kept after, List<Fact> facts, Instant at) {
    return InTurn.each(
        facts,
        fact ->
            of(session, after.event(), fact, at)
                .chain(() -> orders.follow(session, after.event(), fact, at)));
  }

  private Uni<Void> of(Mutiny.Session session, Event event, Fact fact, Instant at) {
    return switch (fact) {
      case Fact.RoundPaired(var round, var because, var when) -> seat(session, event, round);
      case Fact.RoundRepaired(var round, var reason, var author) ->
          tables
              .clear(session, UUID.fromString(event.id()), round.number())
              .chain(() -> seat(session, event, round));
      case Fact.NoShow(var who, var round, var total, var ban) ->
          noShows.note(session, who.value(), total, at, ban);
      case Fact.MovedUp(var who) -> tell(session, event, who, "moved-up", "You have a seat now.");
      case Fact.Cancelled(var notice) -> tellAll(session, event, "cancelled", notice);
      case Fact.Paused(var reason, var author, var since) ->
          tellAll(session, event, "paused", reason);
      case Fact.Resumed resumed -> tellAll(session, event, "resumed", "The event goes on.");
      case Fact.Warned(var who, var reason, var author) ->
          tell(session, event, who, "warned", reason);
      case Fact.Disqualified(var who, var reason, var author) ->
          tell(session, event, who, "disqualified", reason);
      default -> Uni.createFrom().voidItem();
    };
  }

  private Uni<Void> seat(Mutiny.Session session, Event event, Round round) {
    return InTurn.each(round.tables(), table -> seat(session, event, round, table))
        .chain(
            () ->
                InTurn.each(
                    round.byes(),
                    who -> tell(session, event, who, "bye", "You have a bye this round.")));
  }

  private Uni<Void> seat(Mutiny.Session session, Event event, Round round, Table table) {
    var id = UUID.fromString(event.id());
    var at = new TableId(round.number(), table.number());
    return InTurn.each(table.players(), who -> tables.seat(session, id, at, who.value()))
        .chain(() -> tellOpponent(session, event, at, table.first(), table.second()))
        .chain(() -> tellOpponent(session, event, at, table.second(), table.first()));
  }

  private Uni<Void> tellOpponent(
      Mutiny.Session session, Event event, TableId at, EntrantId who, EntrantId opponent) {
    return tell(
        session,
        event,
        who,
        "paired",
        "Round %d, table %d, against %s."
            .formatted(at.round(), at.table(), event.roster().name(opponent)));
  }

  private Uni<Void> tellAll(Mutiny.Session session, Event event, String what, String detail) {
    return InTurn.each(
        event.roster().entrants(), who -> tell(session, event, who.id(), what, detail));
  }

  private Uni<Void> tell(
      Mutiny.Session session, Event event, EntrantId who, String what, String detail) {
    return notices.tell(
        session, who.value(), new EventNotice(event.id(), event.settings().name(), what, detail));
  }
}
