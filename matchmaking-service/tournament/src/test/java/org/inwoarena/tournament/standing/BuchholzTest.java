package org.inwoarena.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.inwoarena.tournament.history.Rounds.absent;
import static org.inwoarena.tournament.history.Rounds.beats;
import static org.inwoarena.tournament.history.Rounds.bye;
import static org.inwoarena.tournament.history.Rounds.draws;
import static org.inwoarena.tournament.history.Rounds.history;
import static org.inwoarena.tournament.history.Rounds.id;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.standing.Line.How;
import org.inwoarena.tournament.standing.Term.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Published examples of the FIDE rule of 2009 for Buchholz and unplayed rounds. */
class BuchholzTest {

  private static final EntrantId WHO = id("who");

  /**
   * Handbook, C.02.13 until 2022 (as quoted at chesspub.com, topic 1671648811): P is absent in
   * round 3 with 1.5 points before, and his virtual opponent has 2.5 after round 3 and 5.5 after
   * nine; P's opponent is absent in round 6 with 3.5 before: 3.5 and 5.0. Minutes of the 80th FIDE
   * congress: forfeit win in round 3 with 2 before, 5 after nine; absent in round 7 with 4 before,
   * 6 after nine.
   */
  @ParameterizedTest
  @CsvSource({
    "1 =,         3, 0, 3, 2.5",
    "1 =,         3, 0, 9, 5.5",
    "1 1 = 1 0,   6, 3, 6, 3.5",
    "1 1 = 1 0,   6, 3, 9, 5.0",
    "1 1,         3, 3, 9, 5.0",
    "1 1 1 1 0 0, 7, 0, 9, 6.0",
  })
  void duty07VirtualOpponents(String before, int round, int points, int rounds, String expected) {
    var lines = new ArrayList<Line>();
    for (var one : before.split(" ", -1)) {
      var matchPoints = one.equals("1") ? 3 : one.equals("=") ? 1 : 0;
      lines.add(played(lines.size() + 1, "o" + lines.size(), matchPoints));
    }
    lines.add(new Line(round, How.FORFEITED, Optional.of(id("absent")), points, 0, 1));
    var ledger = new Ledger(rounds, Map.of(WHO, lines));
    assertThat(Buchholz.virtual(WHO, round, ledger).decimal(1)).isEqualTo(expected);
  }

  /** The same minutes: 6 points with a forfeit win count 5.5, with a missed round 6.5. */
  @ParameterizedTest
  @CsvSource({"FORFEITED, 3, 5, 5.5", "FORFEITED, 0, 6, 6.5"})
  void duty07UnplayedRoundsAreDrawsForTheOpponents(How how, int points, int wins, String expected) {
    var lines = new ArrayList<Line>();
    lines.add(new Line(1, how, Optional.of(id("absent")), points, 0, 1));
    for (var round = 2; round <= 9; round++) {
      lines.add(played(round, "o" + round, round < 2 + wins ? 3 : 0));
    }
    var ledger = new Ledger(9, Map.of(WHO, lines));
    assertThat(Buchholz.adjusted(WHO, ledger).decimal(1)).isEqualTo(expected);
  }

  /**
   * A club championship (hamiltonchess.net, 11 April 2018) whose cross table and tie-breaks were
   * published: {@code +W10} is won against number 10, {@code +BYE} and {@code =BYE} are worth a
   * point and a half. The published cut of number 2 only comes out with number 27's bye as a draw.
   */
  private static final String HAMILTON =
      """
      1 +10 +17 +12 =2 +4 +3
      2 +27 +16 +9 =1 +8 +10
      3 =BYE +11 +6 =4 +5 -1
      4 +22 +15 =8 =3 -1 +13
      8 +25 +21 =4 +13 -2 -5
      9 +7 +13 -2 =BYE +18
      10 -1 +25 +26 =12 +17 -2
      12 +20 +18 -1 =10 =14 -7
      16 +5 -2 -17 +24 -6 +22
      17 +24 -1 +16 =BYE -10 -11
      27 -2 -6 -7 -20 +BYE -23
      """;

  @ParameterizedTest
  @CsvSource({"1, 22.500, 20.000, 19.750", "2, 20.000, 19.500, 17.250"})
  void duty07APublishedTable(String who, String buchholz, String cut, String sonnebornBerger) {
    var ledger = hamilton();
    assertThat(number(TieBreak.BUCHHOLZ, who, ledger)).isEqualTo(buchholz);
    assertThat(number(TieBreak.BUCHHOLZ_CUT_1, who, ledger)).isEqualTo(cut);
    assertThat(number(TieBreak.SONNEBORN_BERGER, who, ledger)).isEqualTo(sonnebornBerger);
  }

  /**
   * The cross table of five in lichess-org/scalachess, TiebreakersTest: A has Buchholz 7.5, cut-1
   * 6.0 and Sonneborn-Berger 4.0.
   */
  @Test
  void duty07AllPlayAll() {
    var history =
        history(
            List.of(
                List.of(beats("a", "b"), draws("c", "e")),
                List.of(draws("a", "c"), beats("d", "e")),
                List.of(beats("d", "a"), beats("b", "c")),
                List.of(beats("a", "e"), draws("b", "d")),
                List.of(beats("e", "b"), beats("c", "d"))));
    var ledger = Ledger.of(history, MatchLength.ONE_GAME);
    // Everyone sat out once; without those rounds the terms are the published ones.
    assertThat(playedOnly(TieBreak.BUCHHOLZ, ledger)).isEqualTo("7.5");
    assertThat(playedOnly(TieBreak.SONNEBORN_BERGER, ledger)).isEqualTo("4.0");
  }

  @Test
  void theVirtualOpponentIsShownAsOne() {
    var history = history(List.of(List.of(beats("a", "b"), bye("c")), List.of(absent("a", "c"))));
    var ledger = Ledger.of(history, MatchLength.ONE_GAME);
    var opened = TieBreak.BUCHHOLZ.of(id("a"), Set.of(), ledger);
    assertThat(opened.terms()).extracting(Term::role).containsExactly(Role.COUNTED, Role.VIRTUAL);
    assertThat(opened.terms())
        .extracting(term -> term.value().decimal(1))
        .containsExactly("0.5", "1.0");
  }

  private static String playedOnly(TieBreak tieBreak, Ledger ledger) {
    // A draw in the round sat out is in everybody's adjusted score: take it out again.
    var half = Fraction.of(1, 2);
    return tieBreak.of(id("a"), Set.of(), ledger).terms().stream()
        .filter(term -> term.role() == Role.COUNTED)
        .map(
            term -> {
              var won = ledger.of(id("a"), term.round()).orElseThrow().chessPoints();
              var weight = tieBreak == TieBreak.BUCHHOLZ ? Fraction.of(1) : won;
              return term.value().minus(half.times(weight));
            })
        .reduce(Fraction.ZERO, Fraction::plus)
        .decimal(1);
  }

  private static String number(TieBreak tieBreak, String who, Ledger ledger) {
    return tieBreak.of(id(who), Set.of(id(who)), ledger).value().decimal(3);
  }

  private static Ledger hamilton() {
    var result = Pattern.compile("([+=-])(BYE|\\d+)");
    var lines = new HashMap<EntrantId, List<Line>>();
    for (var row : HAMILTON.lines().toList()) {
      var his = new ArrayList<Line>();
      for (var match : result.matcher(row).results().toList()) {
        var points = match.group(1).equals("+") ? 3 : match.group(1).equals("=") ? 1 : 0;
        var round = his.size() + 1;
        his.add(
            match.group(2).equals("BYE")
                ? new Line(round, How.BYE, Optional.empty(), points, 0, 0)
                : played(round, match.group(2), points));
      }
      lines.put(id(row.split(" ", -1)[0]), his);
    }
    return new Ledger(6, lines);
  }

  private static Line played(int round, String opponent, int points) {
    return new Line(round, How.PLAYED, Optional.of(id(opponent)), points, points, 1);
  }
}
