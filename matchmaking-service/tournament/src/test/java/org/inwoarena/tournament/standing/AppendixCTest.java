package org.inwoarena.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.inwoarena.tournament.history.Rounds.id;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.standing.Line.How;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The worked examples of the Magic Tournament Rules, appendix C
 * (blogs.magicjudges.org/rules/mtr-appendix-c): records, percentages and means as printed there, to
 * three digits where it prints two.
 */
class AppendixCTest {

  private static final EntrantId WHO = id("who");

  private static final List<String> OPPONENTS =
      List.of("4-4-0", "7-1-0", "1-3-1", "3-3-1", "6-2-0", "5-2-1", "4-3-1", "6-1-1");

  @ParameterizedTest
  @CsvSource({"5-2-1, 0.667", "1-3-0, 0.330", "3-2-0, 0.600"})
  void duty07MatchWinPercentages(String record, String expected) {
    var ledger = new Ledger(8, Map.of(WHO, lines(record)));
    assertThat(Percentages.matchWins(WHO, ledger).decimal(3)).isEqualTo(expected);
  }

  @Test
  void duty07AByeCountsInOnesOwnPercentage() {
    var lines = new ArrayList<>(lines("2-2-0"));
    lines.add(new Line(5, How.BYE, Optional.empty(), 3, 6, 2));
    var ledger = new Ledger(8, Map.of(WHO, lines));
    assertThat(Percentages.matchWins(WHO, ledger)).isEqualTo(Fraction.of(9, 15));
  }

  /** Matches of 2-0, 2-1, 1-2, 2-0 and of 1-2, 1-2, 0-2, 1-2. */
  @ParameterizedTest
  @CsvSource({"6/2 6/3 3/3 6/2, 0.700", "3/3 3/3 0/2 3/3, 0.330"})
  void duty07GameWinPercentages(String matches, String expected) {
    var lines = new ArrayList<Line>();
    for (var match : matches.split(" ", -1)) {
      var points = Integer.parseInt(match.split("/", -1)[0]);
      var games = Integer.parseInt(match.split("/", -1)[1]);
      var round = lines.size() + 1;
      lines.add(new Line(round, How.PLAYED, Optional.of(id("o" + round)), 0, points, games));
    }
    var ledger = new Ledger(4, Map.of(WHO, lines));
    assertThat(TieBreak.GW.of(WHO, Set.of(WHO), ledger).value().decimal(3)).isEqualTo(expected);
  }

  /** (0.50 + 0.875 + 0.33 + 0.476 + 0.75 + 0.667 + 0.542 + 0.792) / 8 */
  @Test
  void duty07OpponentsMatchWinPercentage() {
    var omw = omw(OPPONENTS, false);
    assertThat(omw.value().decimal(3)).isEqualTo("0.616");
    assertThat(omw.terms())
        .extracting(term -> term.value().decimal(3))
        .containsExactly("0.500", "0.875", "0.330", "0.476", "0.750", "0.667", "0.542", "0.792");
  }

  /** The same player with a bye in place of his first opponent: that round is left out. */
  @Test
  void duty07AByeIsLeftOutOfTheMean() {
    var omw = omw(OPPONENTS.subList(1, 8), true);
    assertThat(omw.terms()).hasSize(7);
    assertThat(omw.value().decimal(3)).isEqualTo("0.633");
  }

  private static Opened omw(List<String> opponents, boolean bye) {
    var lines = new HashMap<EntrantId, List<Line>>();
    var his = new ArrayList<Line>();
    if (bye) {
      his.add(new Line(1, How.BYE, Optional.empty(), 3, 6, 2));
    }
    for (var record : opponents) {
      var opponent = id("opponent " + record);
      lines.put(opponent, lines(record));
      his.add(new Line(his.size() + 1, How.PLAYED, Optional.of(opponent), 3, 6, 2));
    }
    lines.put(WHO, his);
    return TieBreak.OMW.of(WHO, Set.of(WHO), new Ledger(8, lines));
  }

  /** Lines of a record of matches won, lost and drawn. */
  private static List<Line> lines(String record) {
    var points = List.of(3, 0, 1);
    var counts = record.split("-", -1);
    var matches =
        IntStream.range(0, 3)
            .boxed()
            .flatMap(
                kind ->
                    IntStream.range(0, Integer.parseInt(counts[kind]))
                        .mapToObj(n -> points.get(kind)))
            .toList();
    return IntStream.range(0, matches.size())
        .mapToObj(
            n ->
                new Line(
                    n + 1,
                    How.PLAYED,
                    Optional.of(id("filler " + n)),
                    matches.get(n),
                    2 * matches.get(n),
                    2))
        .toList();
  }
}
