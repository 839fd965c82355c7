package org.inwoarena.tournament.export;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.tournament.history.Result.Awarded;
import org.inwoarena.tournament.history.Result.Bye;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.standing.Standings;
import org.inwoarena.tournament.standing.TieBreak;

/** Tables for spreadsheets. */
public final class EventCsv {

  private EventCsv() {}

  /** The standings after a round. */
  public static String standings(Event event, Standings standings) {
    var head = new ArrayList<>(List.of("rank", "id", "name", "record", "points"));
    standings.tieBreaks().stream().map(TieBreak::id).forEach(head::add);
    head.add("by seed");
    var text = new StringBuilder(Csv.line(head));
    for (var row : standings.rows()) {
      var fields =
          new ArrayList<>(
              List.of(
                  String.valueOf(row.rank()),
                  row.entrant().value(),
                  event.roster().name(row.entrant()),
                  row.record().toString(),
                  row.matchPoints().value().decimal(0)));
      row.tieBreaks().forEach(number -> fields.add(number.value().decimal(4)));
      fields.add(row.bySeed() ? "yes" : "");
      text.append(Csv.line(fields));
    }
    return text.toString();
  }

  /** All rounds, a line for each table, bye and award. */
  public static String rounds(Event event) {
    var names = event.roster();
    var history = event.play().history();
    var text = new StringBuilder(Csv.line(List.of("round", "table", "first", "second", "result")));
    for (var round : history.rounds()) {
      var number = String.valueOf(round.number());
      for (var table : round.tables()) {
        text.append(
            Csv.line(
                List.of(
                    number,
                    String.valueOf(table.number()),
                    names.name(table.first()),
                    names.name(table.second()),
                    Results.of(history, round, table))));
      }
      for (var one : round.alone()) {
        var what =
            switch (one.result()) {
              case Bye bye -> "bye";
              case Awarded(int missed, int points) ->
                  "%d points for round %d".formatted(points, missed);
            };
        text.append(Csv.line(List.of(number, "", names.name(one.entrant()), "", what)));
      }
    }
    return text.toString();
  }
}
