package org.inwoarena.matchmaking.desk.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.JudgeAct;
import org.inwoarena.kit.outbox.Outbox;
import org.inwoarena.matchmaking.desk.InTurn;
import org.inwoarena.matchmaking.store.event.EventTables;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Entry;
import org.inwoarena.tournament.history.Result;
import org.inwoarena.tournament.history.Side;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Fact;
import org.inwoarena.tournament.life.MatchAct;
import org.inwoarena.tournament.life.TableId;

/**
 * What facts of an event mean for the matches that are being played: orders to their host, on
 * {@code game-commands} (decision 11). The event has decided who may; each order leaves with the
 * fact it follows from, or not at all.
 */
@ApplicationScoped
class MatchOrders {

  private final EventTables tables;
  private final Outbox outbox;

  MatchOrders(EventTables tables, Outbox outbox) {
    this.tables = tables;
    this.outbox = outbox;
  }

  /** What may go to several matches. */
  private record Order(Optional<String> judge, JudgeAct act, String reason, Instant at) {
    Order {
      reason = oneLine(reason);
    }

    /** A notice may have several lines; the log of a match has one, of bounded length. */
    private static String oneLine(String text) {
      var line = text.codePoints().map(one -> Character.isISOControl(one) ? ' ' : one);
      return line.limit(GameCommand.LONGEST_REASON)
          .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
          .toString();
    }

    GameCommand to(String match, String id) {
      return new GameCommand(
          match,
          GameCommand.Origin.JUDGE,
          judge,
          Optional.empty(),
          at,
          id,
          new GameCommand.Judged(act, reason));
    }
  }

  /** Sends the orders that follow from a fact. */
  Uni<Void> follow(Mutiny.Session session, Event event, Fact fact, Instant at) {
    return switch (fact) {
      case Fact.MatchJudged judged -> send(session, judged, at);
      case Fact.TableExtended(var table, var by, var reason, var author) ->
          extend(session, event, table, author, at);
      case Fact.Paused paused ->
          all(
              session,
              event,
              new Order(by(paused.author()), new JudgeAct.Pause(), paused.reason(), at));
      case Fact.Resumed resumed ->
          all(
              session,
              event,
              new Order(by(resumed.author()), new JudgeAct.Resume(), "The event goes on.", at));
      case Fact.Cancelled(var notice) ->
          all(session, event, new Order(Optional.empty(), new JudgeAct.Annul(), notice, at));
      case Fact.Disqualified(var who, var reason, var author) ->
          loses(session, event, who, new Order(by(author), loss(who), reason, at));
      case Fact.Dropped(var who, var reason) ->
          loses(session, event, who, new Order(Optional.empty(), loss(who), reason, at));
      case Fact.RuledOn(var entry) -> ruled(session, event, entry, at);
      default -> Uni.createFrom().voidItem();
    };
  }

  private Uni<Void> send(Mutiny.Session session, Fact.MatchJudged judged, Instant at) {
    var order = new Order(by(judged.author()), act(judged.act()), judged.reason(), at);
    return outbox.add(session, order.to(judged.match(), judged.id()));
  }

  /** The game that is played there ends later; one whose time is not the round's does not mind. */
  private Uni<Void> extend(
      Mutiny.Session session, Event event, TableId table, EntrantId author, Instant at) {
    var ends = event.roundEnds(table);
    return tables
        .running(session, UUID.fromString(event.id()), table)
        .chain(
            running ->
                InTurn.each(
                    running,
                    match ->
                        outbox.add(
                            session,
                            new GameCommand(
                                match.toString(),
                                GameCommand.Origin.JUDGE,
                                by(author),
                                Optional.empty(),
                                at,
                                "round-ends-" + ends.toEpochMilli(),
                                new GameCommand.ExtendRound(ends)))));
  }

  /** Matches that a judge has stopped by themselves stay so when all of them go on. */
  private Uni<Void> all(Mutiny.Session session, Event event, Order order) {
    var stopped = event.play().floor().stopped();
    return tables
        .running(session, UUID.fromString(event.id()))
        .map(
            running ->
                order.act() instanceof JudgeAct.Annul
                    ? running
                    : running.stream().filter(id -> !stopped.contains(id.toString())).toList())
        .chain(running -> send(session, running, order));
  }

  /** Nobody waits for a player who has gone (duty 12). */
  private Uni<Void> loses(Mutiny.Session session, Event event, EntrantId who, Order order) {
    return tables
        .running(session, UUID.fromString(event.id()), who.value())
        .chain(running -> send(session, running, order));
  }

  /** A table that has its result needs no game any more. */
  private Uni<Void> ruled(Mutiny.Session session, Event event, Entry entry, Instant at) {
    var id = new TableId(entry.round(), entry.table());
    if (!(entry.result() instanceof Result.Ruled(var verdict, var reason, var author))) {
      return Uni.createFrom().voidItem();
    }
    var winners = winners(event.play().table(id).orElseThrow(), verdict);
    var order = new Order(Optional.of(author), new JudgeAct.Award(winners), reason, at);
    return tables
        .running(session, UUID.fromString(event.id()), id)
        .chain(running -> send(session, running, order));
  }

  private static List<String> winners(Table table, Result.Plain verdict) {
    return switch (verdict) {
      case Result.Forfeit(var absent) -> List.of(table.at(absent.other()).value());
      case Result.DoubleForfeit nobody -> List.of();
      case Result.Played played -> {
        var first = played.gamePoints(Side.FIRST);
        var second = played.gamePoints(Side.SECOND);
        yield table.players().stream()
            .filter(who -> first + second > 0)
            .filter(who -> who.equals(table.first()) ? first >= second : second >= first)
            .map(EntrantId::value)
            .toList();
      }
    };
  }

  private Uni<Void> send(Mutiny.Session session, List<UUID> matches, Order order) {
    return InTurn.each(
        matches,
        match -> outbox.add(session, order.to(match.toString(), UUID.randomUUID().toString())));
  }

  private static Optional<String> by(EntrantId author) {
    return Optional.of(author.value());
  }

  private static JudgeAct loss(EntrantId who) {
    return new JudgeAct.GameLoss(who.value());
  }

  private static JudgeAct act(MatchAct act) {
    return switch (act) {
      case MatchAct.Pause pause -> new JudgeAct.Pause();
      case MatchAct.Resume resume -> new JudgeAct.Resume();
      case MatchAct.Extend(var player, var by) ->
          new JudgeAct.Extend(player.map(EntrantId::value), Math.toIntExact(by.toSeconds()));
      case MatchAct.Award(var winners) ->
          new JudgeAct.Award(winners.stream().map(EntrantId::value).toList());
      case MatchAct.Annul annul -> new JudgeAct.Annul();
      case MatchAct.GameLoss(var player) -> loss(player);
      case MatchAct.Rewind(var to) -> new JudgeAct.Rewind(to);
    };
  }
}
