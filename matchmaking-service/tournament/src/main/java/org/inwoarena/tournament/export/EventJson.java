package org.inwoarena.tournament.export;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.Locale;
import org.inwoarena.tournament.history.Entry;
import org.inwoarena.tournament.history.Result.Awarded;
import org.inwoarena.tournament.history.Result.Bye;
import org.inwoarena.tournament.history.Result.Contested;
import org.inwoarena.tournament.history.Result.Played;
import org.inwoarena.tournament.history.Result.Ruled;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.standing.Opened;
import org.inwoarena.tournament.standing.Standings;

/** An event as JSON: players, rounds with every result ever reported, standings that open. */
public final class EventJson {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final Event event;

  private EventJson(Event event) {
    this.event = event;
  }

  /** The whole event. */
  public static JsonNode of(Event event) {
    return new EventJson(event).whole();
  }

  private ObjectNode whole() {
    var settings = event.settings();
    var node = NODES.objectNode();
    node.put("id", event.id());
    node.put("name", settings.name());
    node.put("phase", word(event.phase().getClass().getSimpleName()));
    node.put("format", FormatWords.of(settings.format()));
    node.put("starts", settings.schedule().starts().toString());
    node.put("zone", settings.schedule().zone().getId());
    var pins = node.putObject("pinned");
    pins.put("ruleSet", settings.pins().ruleSet());
    pins.put("cardPool", settings.pins().cardPool());
    pins.put("errata", settings.pins().errata());
    pins.put("deckValidator", settings.pins().validator());
    var tieBreaks = pins.putArray("tieBreaks");
    settings.tieBreaks().forEach(one -> tieBreaks.add(one.id()));
    players(node.putArray("players"));
    node.set("rounds", rounds());
    var standings = node.putArray("standings");
    event.play().kept().forEach(kept -> standings(standings, kept));
    places(node.putArray("places"));
    return node;
  }

  private void players(ArrayNode players) {
    for (var entrant : event.roster().entrants()) {
      players
          .addObject()
          .put("id", entrant.id().value())
          .put("name", entrant.name())
          .put("rating", entrant.rating())
          .put("status", word(entrant.status().name()));
    }
  }

  private ArrayNode rounds() {
    var all = NODES.arrayNode();
    for (var round : event.play().history().rounds()) {
      var node = all.addObject();
      node.put("round", round.number());
      node.put("stage", word(round.stage().name()));
      var tables = node.putArray("tables");
      round.tables().forEach(table -> table(tables.addObject(), round, table));
      var alone = node.putArray("alone");
      for (var one : round.alone()) {
        var sole = alone.addObject().put("player", one.entrant().value());
        switch (one.result()) {
          case Bye bye -> sole.put("result", "bye");
          case Awarded(int missed, int points) ->
              sole.put("result", "awarded").put("missed", missed).put("points", points);
        }
      }
    }
    return all;
  }

  private void table(ObjectNode node, Round round, Table table) {
    node.put("table", table.number());
    table.slot().ifPresent(slot -> node.put("match", slot));
    node.put("first", table.first().value());
    node.put("second", table.second().value());
    var reported = node.putArray("reported");
    event.play().history().entries().stream()
        .filter(entry -> entry.round() == round.number() && entry.table() == table.number())
        .map(Entry::result)
        .forEach(result -> result(reported.addObject(), result));
  }

  private static void result(ObjectNode node, Contested result) {
    node.put("score", Results.score(result.counted()));
    if (result.counted() instanceof Played played) {
      var games = node.putArray("games");
      played
          .games()
          .forEach(
              game ->
                  games
                      .addObject()
                      .put("starter", word(game.starter().name()))
                      .put("won", word(game.score().name())));
    }
    if (result instanceof Ruled ruled) {
      node.put("ruledBy", ruled.author()).put("reason", ruled.reason());
    }
  }

  private static void standings(ArrayNode all, Standings standings) {
    var node = all.addObject();
    node.put("afterRound", standings.round());
    var rows = node.putArray("rows");
    for (var row : standings.rows()) {
      var one = rows.addObject();
      one.put("rank", row.rank());
      one.put("player", row.entrant().value());
      one.put("record", row.record().toString());
      one.put("bySeed", row.bySeed());
      opened(one.putObject("points"), row.matchPoints());
      var numbers = one.putObject("tieBreaks");
      for (var n = 0; n < row.tieBreaks().size(); n++) {
        opened(numbers.putObject(standings.tieBreaks().get(n).id()), row.tieBreaks().get(n));
      }
    }
  }

  private static void opened(ObjectNode node, Opened number) {
    node.put("value", new BigDecimal(number.value().decimal(6)));
    node.put("divisor", new BigDecimal(number.divisor().decimal(0)));
    number.floor().ifPresent(floor -> node.put("floor", new BigDecimal(floor.decimal(2))));
    var terms = node.putArray("terms");
    for (var term : number.terms()) {
      var one = terms.addObject().put("round", term.round());
      term.opponent().ifPresent(opponent -> one.put("opponent", opponent.value()));
      one.put("value", new BigDecimal(term.value().decimal(6)));
      one.put("role", word(term.role().name()));
    }
  }

  private void places(ArrayNode places) {
    for (var place : Ranks.places(event)) {
      places
          .addObject()
          .put("rank", place.rank())
          .put("last", place.last())
          .put("player", place.entrant().value())
          .put("bySeed", place.bySeed());
    }
  }

  private static String word(String constant) {
    return constant.toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
