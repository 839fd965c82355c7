package org.inwoarena.tournament.export;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.inwoarena.tournament.history.Result.Bye;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.life.Entrant.Status;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.standing.Standings;
import org.inwoarena.tournament.standing.TieBreak;

/** An event from beginning to end, in Markdown. */
public final class EventReport {

  private final Event event;

  private EventReport(Event event) {
    this.event = event;
  }

  /**
   * The report.
   *
   * @param prizes for the first place, the second, and so on
   */
  public static String markdown(Event event, List<String> prizes) {
    var report = new EventReport(event);
    return report.head() + report.rounds() + report.standings() + report.places(prizes);
  }

  private String head() {
    var settings = event.settings();
    var pins = settings.pins();
    var schedule = settings.schedule();
    var playing =
        event.roster().entrants().stream()
            .filter(
                one ->
                    one.status() == Status.SEATED
                        || one.status() == Status.DROPPED
                        || one.status() == Status.DISQUALIFIED)
            .count();
    return """
        # %s

        %s, %d players, from %s.
        Rules: %s. Cards: %s, errata %s, decks checked by %s.

        """
        .formatted(
            Markdown.text(settings.name()),
            FormatWords.of(settings.format()),
            playing,
            schedule.starts().atZone(schedule.zone()).toLocalDateTime() + " " + schedule.zone(),
            Markdown.text(pins.ruleSet()),
            Markdown.text(pins.cardPool()),
            Markdown.text(pins.errata()),
            Markdown.text(pins.validator()));
  }

  private String rounds() {
    return event.play().history().rounds().stream().map(this::round).collect(Collectors.joining());
  }

  private String round(Round round) {
    var names = event.roster();
    var rows = new ArrayList<List<String>>();
    for (var table : round.tables()) {
      rows.add(
          List.of(
              table.slot().orElse(String.valueOf(table.number())),
              names.name(table.first()),
              names.name(table.second()),
              Results.of(event.play().history(), round, table)));
    }
    for (var one : round.alone()) {
      if (one.result() instanceof Bye) {
        rows.add(List.of("", names.name(one.entrant()), "", "bye"));
      }
    }
    var late =
        round
            .awards()
            .map(one -> names.name(one.entrant()))
            .distinct()
            .map(name -> "Late entry: " + Markdown.text(name) + ".\n")
            .collect(Collectors.joining());
    return "## Round %d\n\n".formatted(round.number())
        + Markdown.table(List.of("table", "first", "second", "result"), rows)
        + "\n"
        + late;
  }

  private String standings() {
    var kept = event.play().kept();
    return kept.isEmpty() ? "" : standings(kept.getLast());
  }

  private String standings(Standings standings) {
    var head = new ArrayList<>(List.of("rank", "player", "record", "points"));
    standings.tieBreaks().stream().map(TieBreak::id).forEach(head::add);
    var rows =
        standings.rows().stream()
            .map(
                row -> {
                  var cells =
                      new ArrayList<>(
                          List.of(
                              row.rank() + (row.bySeed() ? " (by seed)" : ""),
                              event.roster().name(row.entrant()),
                              row.record().toString(),
                              row.matchPoints().value().decimal(0)));
                  row.tieBreaks().forEach(number -> cells.add(number.value().decimal(3)));
                  return List.copyOf(cells);
                })
            .toList();
    var rules =
        standings.tieBreaks().stream()
            .map(one -> "- %s: %s\n".formatted(one.id(), one.rule()))
            .collect(Collectors.joining());
    return "## Standings after round %d\n\n%s\nMatch points 3, 1, 0; then\n\n%s\n"
        .formatted(standings.round(), Markdown.table(head, rows), rules);
  }

  private String places(List<String> prizes) {
    var places = Ranks.places(event);
    if (places.isEmpty()) {
      return "";
    }
    var rows =
        places.stream()
            .map(
                place ->
                    List.of(
                        place.rank() == place.last()
                            ? String.valueOf(place.rank())
                            : place.rank() + " to " + place.last(),
                        event.roster().name(place.entrant())))
            .toList();
    return "## Places\n\n" + Markdown.table(List.of("place", "player"), rows) + prizes(prizes);
  }

  private String prizes(List<String> prizes) {
    var rows =
        PrizeList.of(Ranks.places(event), prizes).winners().stream()
            .map(
                winner ->
                    List.of(
                        winner.entrants().stream()
                            .map(event.roster()::name)
                            .collect(Collectors.joining(", ")),
                        String.join(", ", winner.prizes())))
            .toList();
    return rows.isEmpty()
        ? ""
        : "\n## Prizes\n\n" + Markdown.table(List.of("player", "prize"), rows);
  }
}
