package org.inwoarena.tournament.standing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.GameScore;
import org.inwoarena.tournament.history.History;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.history.Result;
import org.inwoarena.tournament.history.Result.Awarded;
import org.inwoarena.tournament.history.Result.Bye;
import org.inwoarena.tournament.history.Result.Contested;
import org.inwoarena.tournament.history.Result.DoubleForfeit;
import org.inwoarena.tournament.history.Result.Forfeit;
import org.inwoarena.tournament.history.Result.Played;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.history.Round.Alone;
import org.inwoarena.tournament.history.Side;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.standing.Line.How;

/**
 * The results of all entrants, line by line.
 *
 * @param rounds how many count
 */
public record Ledger(int rounds, Map<EntrantId, List<Line>> lines) {

  /** Keeps own copies, each in order of rounds. */
  public Ledger {
    var copy = new TreeMap<EntrantId, List<Line>>();
    lines.forEach(
        (entrant, his) ->
            copy.put(entrant, his.stream().sorted(Comparator.comparing(Line::round)).toList()));
    lines = copy;
  }

  /**
   * Reads the rounds that count for the standings. A table without a result gives nobody a line, so
   * that an unfinished match is in nobody's sums (duty 7).
   */
  public static Ledger of(History history, MatchLength length) {
    return of(
        history,
        length,
        history.rounds().stream().filter(one -> one.stage() == Round.Stage.TABLE).toList());
  }

  /** Reads all rounds, those of a bracket too. */
  public static Ledger whole(History history, MatchLength length) {
    return of(history, length, history.rounds());
  }

  private static Ledger of(History history, MatchLength length, List<Round> rounds) {
    var lines = new TreeMap<EntrantId, List<Line>>();
    var results = history.inForce();
    for (var round : rounds) {
      round.paired().forEach(entrant -> lines.computeIfAbsent(entrant, e -> new ArrayList<>()));
      for (var table : round.tables()) {
        Optional.ofNullable(results.get(round.number()).get(table.number()))
            .ifPresent(result -> enter(lines, round.number(), table, result, length));
      }
      for (var one : round.alone()) {
        lines
            .computeIfAbsent(one.entrant(), e -> new ArrayList<>())
            .add(line(round.number(), one, length));
      }
    }
    return new Ledger(rounds.size(), lines);
  }

  /** Everyone. */
  public Set<EntrantId> entrants() {
    return lines.keySet();
  }

  /** The lines of one entrant, in order of rounds. */
  public List<Line> of(EntrantId entrant) {
    return lines.getOrDefault(entrant, List.of());
  }

  /** The line of an entrant in a round. */
  public Optional<Line> of(EntrantId entrant, int round) {
    return of(entrant).stream().filter(line -> line.round() == round).findAny();
  }

  /** Match points so far. */
  public int matchPoints(EntrantId entrant) {
    return of(entrant).stream().mapToInt(Line::matchPoints).sum();
  }

  private static void enter(
      Map<EntrantId, List<Line>> lines, int round, Table table, Contested result, MatchLength l) {
    for (var side : Side.values()) {
      lines.get(table.at(side)).add(line(round, table, side, result, l));
    }
  }

  private static Line line(int round, Table table, Side side, Contested result, MatchLength l) {
    var opponent = Optional.of(table.at(side.other()));
    var credited = l.creditedGames();
    return switch (result.counted()) {
      case Played played ->
          new Line(
              round,
              How.PLAYED,
              opponent,
              matchPoints(played, side),
              played.gamePoints(side),
              played.games().size());
      case Forfeit(Side absent) when absent != side ->
          new Line(round, How.FORFEITED, opponent, Result.WIN, credited * GameScore.WIN, credited);
      case Forfeit absent -> new Line(round, How.FORFEITED, opponent, 0, 0, credited);
      case DoubleForfeit none -> new Line(round, How.FORFEITED, opponent, 0, 0, credited);
    };
  }

  private static Line line(int round, Alone one, MatchLength length) {
    var games = length.creditedGames();
    return switch (one.result()) {
      case Bye bye ->
          new Line(round, How.BYE, Optional.empty(), Result.WIN, games * GameScore.WIN, games);
      case Awarded(int missed, int points) ->
          new Line(missed, How.AWARDED, Optional.empty(), points, 0, 0);
    };
  }

  private static int matchPoints(Played played, Side side) {
    var ahead = Integer.signum(played.gamePoints(side) - played.gamePoints(side.other()));
    if (ahead == 0) {
      return Stream.of(Side.values()).allMatch(s -> played.gamePoints(s) == 0) ? 0 : Result.DRAW;
    }
    return ahead > 0 ? Result.WIN : 0;
  }
}
