package org.inwoarena.matchmaking.desk.webhook;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.matchmaking.webhook.Delivery;
import org.inwoarena.matchmaking.webhook.Kind;
import org.inwoarena.tournament.export.Results;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Entry;
import org.inwoarena.tournament.history.Result;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Fact;
import org.inwoarena.tournament.life.Phase.Place;
import org.inwoarena.tournament.life.TableId;
import org.inwoarena.tournament.standing.Standings;

/** A fact in the words of a webhook; most facts are not told. */
record Word(Kind kind, ObjectNode data) {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** The word for a fact, in the light of the event after it. */
  static Optional<Word> of(Event event, Fact fact) {
    return switch (fact) {
      case Fact.Registered(var entrant) -> entry(event, entrant.id());
      case Fact.MovedUp(var who) -> entry(event, who);
      case Fact.Withdrawn(var who) -> entry(event, who);
      case Fact.RoundPaired(var round, var because, var at) -> round(event, round);
      case Fact.RoundRepaired(var round, var reason, var author) -> round(event, round);
      case Fact.Reported(var entry) -> result(event, entry);
      case Fact.RuledOn(var entry) -> result(event, entry);
      case Fact.StandingsKept(var standings) -> standings(event, standings);
      case Fact.Finished(var places) -> finished(event, places);
      case Fact.Cancelled(var notice) ->
          Optional.of(new Word(Kind.CANCELLED, NODES.objectNode().put("notice", notice)));
      default -> Optional.empty();
    };
  }

  private static Optional<Word> entry(Event event, EntrantId who) {
    var data = player(event, NODES.objectNode(), who);
    event.roster().find(who).ifPresent(one -> data.put("status", one.status().word()));
    return Optional.of(new Word(Kind.REGISTRATION, data));
  }

  private static Optional<Word> round(Event event, Round round) {
    var data = NODES.objectNode().put("round", round.number());
    var tables = data.putArray("tables");
    for (var table : round.tables()) {
      var line = tables.addObject().put("table", table.number());
      player(event, line.putObject("first"), table.first());
      player(event, line.putObject("second"), table.second());
    }
    var byes = data.putArray("byes");
    round.byes().forEach(who -> player(event, byes.addObject(), who));
    return Optional.of(new Word(Kind.ROUND_PAIRED, data));
  }

  private static Optional<Word> result(Event event, Entry entry) {
    var data = NODES.objectNode().put("round", entry.round()).put("table", entry.table());
    event
        .play()
        .table(new TableId(entry.round(), entry.table()))
        .ifPresent(
            table -> {
              player(event, data.putObject("first"), table.first());
              player(event, data.putObject("second"), table.second());
            });
    data.put("score", Results.score(entry.result().counted()));
    data.put("ruled", entry.result() instanceof Result.Ruled);
    return Optional.of(new Word(Kind.RESULT, data));
  }

  private static Optional<Word> standings(Event event, Standings standings) {
    var data = NODES.objectNode().put("round", standings.round());
    var rows = data.putArray("rows");
    for (var row : standings.rows()) {
      var line = rows.addObject().put("rank", row.rank());
      player(event, line, row.entrant());
      line.put("points", row.matchPoints().value().decimal(0));
    }
    return Optional.of(new Word(Kind.STANDINGS, data));
  }

  private static Optional<Word> finished(Event event, java.util.List<Place> places) {
    var data = NODES.objectNode();
    var lines = data.putArray("places");
    places.forEach(
        place -> player(event, lines.addObject().put("rank", place.rank()), place.entrant()));
    return Optional.of(new Word(Kind.FINISHED, data));
  }

  private static ObjectNode player(Event event, ObjectNode node, EntrantId who) {
    return node.put("player", who.value()).put("name", event.roster().name(who));
  }

  /** The whole message. */
  Delivery delivery(Event event, long version, Instant at) {
    var id = UUID.randomUUID();
    var body = NODES.objectNode();
    body.put("id", id.toString()).put("kind", kind.word()).put("at", at.toString());
    body.putObject("event")
        .put("id", event.id())
        .put("name", event.settings().name())
        .put("version", version);
    body.set("data", data);
    return new Delivery(
        id,
        UUID.fromString(event.id()),
        kind.word(),
        body.toString(),
        at,
        "pending",
        0,
        Optional.empty(),
        Optional.empty());
  }
}
