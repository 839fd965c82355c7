package org.inwoarena.tournament.export;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Result;
import org.inwoarena.tournament.history.Result.Awarded;
import org.inwoarena.tournament.history.Result.Contested;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.history.Round.Alone;
import org.inwoarena.tournament.history.Side;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.standing.Ledger;

/**
 * The tournament report file of FIDE, edition of 2016 (C.04 annex 2), which pairing and rating
 * programs read. In place of a colour stands who started the first game: {@code w} did.
 */
public final class Trf {

  private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu/MM/dd");
  private static final String END = "\r\n";
  private static final int NAME = 33;
  private static final String NOT_PAIRED = "  0000 - Z";

  private final Event event;
  private final Map<EntrantId, Integer> numbers = new HashMap<>();
  private final Map<Integer, Map<Integer, Contested>> results;
  private final Ledger ledger;

  private Trf(Event event) {
    this.event = event;
    this.results = event.play().history().inForce();
    this.ledger = Ledger.whole(event.play().history(), event.settings().length());
    for (var seed : event.roster().seeds()) {
      if (hasPlayed(seed)) {
        numbers.put(seed, numbers.size() + 1);
      }
    }
  }

  /** The report of an event. */
  public static String of(Event event) {
    return new Trf(event).text();
  }

  private boolean hasPlayed(EntrantId who) {
    return event.play().history().rounds().stream()
        .anyMatch(round -> round.paired().anyMatch(who::equals));
  }

  private String text() {
    var schedule = event.settings().schedule();
    var start = schedule.starts().atZone(schedule.zone()).toLocalDate();
    var end = schedule.starts().plus(schedule.length()).atZone(schedule.zone()).toLocalDate();
    var lines = new ArrayList<String>();
    lines.add("012 " + event.settings().name());
    lines.add("042 " + DATE.format(start));
    lines.add("052 " + DATE.format(end));
    lines.add("062 " + numbers.size());
    lines.add("092 " + FormatWords.of(event.settings().format()));
    lines.add("122 " + event.settings().pace().bank().toMinutes() + " minutes a seat and game");
    lines.add("XXR " + event.play().history().rounds().size());
    lines.add(roundDates(start));
    var ranks = Ranks.of(event);
    numbers.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .forEach(
            entry ->
                lines.add(
                    player(
                        entry.getKey(),
                        entry.getValue(),
                        ranks.getOrDefault(entry.getKey(), numbers.size()))));
    return String.join(END, lines) + END;
  }

  private String roundDates(LocalDate start) {
    var line = new StringBuilder("132").append(" ".repeat(86));
    for (var round : event.play().history().rounds()) {
      var began = event.play().floor().began().get(round.number());
      var day =
          began == null ? start : began.atZone(event.settings().schedule().zone()).toLocalDate();
      line.append("  ").append(DateTimeFormatter.ofPattern("uu/MM/dd").format(day));
    }
    return line.toString();
  }

  /** Columns 1 to 89, then ten for each round. */
  private String player(EntrantId who, int number, int rank) {
    var entrant = event.roster().find(who).orElseThrow();
    var line =
        new StringBuilder(
            "001 %4d      %s %4d %3s %11s %10s %4s %4d"
                .formatted(
                    number,
                    name(entrant.name()),
                    Math.min(9999, entrant.rating()),
                    "",
                    "",
                    "",
                    ledger.matchPoints(who) + ".0",
                    rank));
    event.play().history().rounds().forEach(round -> line.append(block(who, round)));
    return line.toString();
  }

  /** Exactly as wide as its columns, counted in characters people see. */
  private static String name(String name) {
    var points = name.codePoints().map(c -> Character.isISOControl(c) ? ' ' : c).limit(NAME);
    var shown =
        points.collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append);
    var width = shown.codePointCount(0, shown.length());
    return shown + " ".repeat(NAME - width);
  }

  private String block(EntrantId who, Round round) {
    var table = round.tableOf(who);
    if (table.isPresent()) {
      return met(who, round, table.get());
    }
    if (round.byes().contains(who)) {
      return "  0000 - U";
    }
    return awarded(who, round.number());
  }

  private String met(EntrantId who, Round round, Table table) {
    var side = table.sideOf(who).orElseThrow();
    var opponent = numbers.get(table.at(side.other()));
    var result = results.get(round.number()).get(table.number());
    if (result == null) {
      return "  %4d -  ".formatted(opponent);
    }
    var start = Results.starter(result).map(starter -> starter == side ? "w" : "b").orElse("-");
    return "  %4d %s %s".formatted(opponent, start, code(result, side));
  }

  private static String code(Contested result, Side side) {
    return switch (result.counted()) {
      case Result.Forfeit(Side absent) -> absent == side ? "-" : "+";
      case Result.DoubleForfeit none -> "-";
      case Result.Played played -> {
        var ahead = played.gamePoints(side) - played.gamePoints(side.other());
        yield ahead == 0 ? "=" : ahead > 0 ? "1" : "0";
      }
    };
  }

  private String awarded(EntrantId who, int round) {
    return event.play().history().rounds().stream()
        .flatMap(Round::awards)
        .filter(one -> one.entrant().equals(who))
        .map(Alone::result)
        .filter(Awarded.class::isInstance)
        .map(Awarded.class::cast)
        .filter(award -> award.missed() == round)
        .map(award -> "  0000 - " + letter(award))
        .findAny()
        .orElse(NOT_PAIRED);
  }

  private static String letter(Awarded award) {
    return switch (award.points()) {
      case Result.WIN -> "F";
      case Result.DRAW -> "H";
      default -> "Z";
    };
  }
}
