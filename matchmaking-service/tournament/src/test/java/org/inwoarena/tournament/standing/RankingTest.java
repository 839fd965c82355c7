package org.inwoarena.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.inwoarena.tournament.history.Rounds.absent;
import static org.inwoarena.tournament.history.Rounds.beats;
import static org.inwoarena.tournament.history.Rounds.bye;
import static org.inwoarena.tournament.history.Rounds.draws;
import static org.inwoarena.tournament.history.Rounds.history;
import static org.inwoarena.tournament.history.Rounds.id;
import static org.inwoarena.tournament.history.Rounds.ids;
import static org.inwoarena.tournament.history.Rounds.late;
import static org.inwoarena.tournament.history.Rounds.nobody;
import static org.inwoarena.tournament.history.Rounds.played;

import java.util.List;
import java.util.Set;
import org.inwoarena.tournament.history.Entry;
import org.inwoarena.tournament.history.History;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.history.Result.Ruled;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.history.Round.Stage;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.standing.Standings.Row;
import org.junit.jupiter.api.Test;

class RankingTest {

  private static final Ranking USUAL = ranking(TieBreak.USUAL);

  private static final History TWO_ROUNDS =
      history(
          List.of(
              List.of(beats("a", "b", "2-0"), beats("c", "d", "2-1"), bye("e")),
              List.of(beats("a", "c", "2-1"), absent("e", "b"), bye("d"))));

  private static Ranking ranking(List<TieBreak> tieBreaks) {
    return new Ranking(MatchLength.BEST_OF_THREE, tieBreaks, ids("a b c d e f"), Set.of());
  }

  /**
   * By hand: match-win percentages after two rounds a 1, b 0.33, c 0.5, d 0.5, e 1; a met b and c:
   * 0.415; e met b: 0.33; c met d and a: 0.75; d met c: 0.5; b met a and e: 1.
   */
  @Test
  void duty07MatchPointsThenOpponents() {
    var standings = USUAL.after(2, TWO_ROUNDS);
    assertThat(standings.order()).isEqualTo(ids("a e c d b"));
    assertThat(standings.rows())
        .extracting(row -> row.matchPoints().value().decimal(0))
        .containsExactly("6", "6", "3", "3", "0");
    assertThat(standings.rows())
        .extracting(row -> row.tieBreaks().getFirst().value().decimal(3))
        .containsExactly("0.415", "0.330", "0.750", "0.500", "1.000");
    assertThat(standings.rows()).extracting(row -> row.record().toString()).startsWith("2-0-0");
    assertThat(standings.rows()).noneMatch(Row::bySeed);
  }

  @Test
  void duty07EveryNumberOpensIntoItsSum() {
    var all = List.of(TieBreak.values());
    for (var row : ranking(all).after(2, TWO_ROUNDS).rows()) {
      assertThat(row.tieBreaks()).hasSameSizeAs(all);
      for (var number : row.tieBreaks()) {
        var sum = number.terms().stream().map(Term::added).reduce(Fraction.ZERO, Fraction::plus);
        var quotient = sum.over(number.divisor());
        assertThat(number.value()).isEqualTo(number.floor().map(quotient::max).orElse(quotient));
        assertThat(number.terms()).allMatch(term -> term.round() == 1 || term.round() == 2);
      }
    }
  }

  @Test
  void duty07AnUnfinishedMatchIsInNobodysSums() {
    var open = List.of(Table.of(1, id("a"), id("e")), Table.of(2, id("c"), id("b")));
    var running = TWO_ROUNDS.paired(new Round(3, Stage.TABLE, open, List.of()));
    assertThat(USUAL.after(3, running).rows()).isEqualTo(USUAL.after(2, TWO_ROUNDS).rows());
  }

  @Test
  void duty08WhoLeavesLaterDoesNotChangeEarlierStandings() {
    var after = USUAL.after(1, TWO_ROUNDS);
    var withoutB =
        TWO_ROUNDS.paired(
            new Round(3, Stage.TABLE, List.of(Table.of(1, id("a"), id("d"))), List.of()));
    assertThat(USUAL.after(1, withoutB)).isEqualTo(after);
    assertThat(USUAL.after(2, withoutB)).isEqualTo(USUAL.after(2, TWO_ROUNDS));
  }

  @Test
  void duty09ALateEntryHasItsStatedPointsFromItsRoundOn() {
    var history =
        history(
            List.of(
                List.of(beats("a", "b"), beats("c", "d")),
                List.of(beats("a", "c"), beats("d", "b")),
                List.of(
                    beats("a", "d"), beats("c", "f"), bye("b"), late("f", 1, 1), late("f", 2, 0))));
    assertThat(USUAL.after(2, history).row(id("f"))).isEmpty();
    var row = USUAL.after(3, history).row(id("f")).orElseThrow();
    assertThat(row.matchPoints().value()).isEqualTo(Fraction.of(1));
    assertThat(row.matchPoints().terms()).extracting(Term::round).containsExactly(1, 2, 3);
    assertThat(row.record().toString()).isEqualTo("0-1-0");
  }

  @Test
  void aCorrectionChangesTheStandingsFromItsRoundOn() {
    var ruling = new Ruled(played("0-2"), "the winner was entered wrongly", "judge");
    var corrected = TWO_ROUNDS.reported(new Entry(2, 1, ruling));
    assertThat(USUAL.after(1, corrected)).isEqualTo(USUAL.after(1, TWO_ROUNDS));
    assertThat(USUAL.after(2, corrected).order().getFirst()).isEqualTo(id("c"));
  }

  @Test
  void theSeedPartsOnlyWhomNothingElseParts() {
    var history = history(List.of(List.of(draws("b", "a"), draws("d", "c"))));
    var standings = USUAL.after(1, history);
    assertThat(standings.order()).isEqualTo(ids("a b c d"));
    assertThat(standings.rows()).allMatch(Row::bySeed);
  }

  @Test
  void directEncounterNeedsThatAllHaveMet() {
    var circle =
        history(
            List.of(List.of(beats("c", "a")), List.of(beats("a", "b")), List.of(beats("b", "d"))));
    // a, b and c have three points each; b and c have not met.
    var standings = ranking(List.of(TieBreak.DIRECT_ENCOUNTER)).after(3, circle);
    assertThat(standings.order()).isEqualTo(ids("a b c d"));
    assertThat(standings.rows().subList(0, 3)).allMatch(Row::bySeed);

    var two = history(List.of(List.of(beats("c", "a"), beats("b", "d")), List.of(beats("a", "b"))));
    assertThat(ranking(List.of(TieBreak.BUCHHOLZ, TieBreak.DIRECT_ENCOUNTER)).after(1, two).order())
        .isEqualTo(ids("b c a d"));
    var met = history(List.of(List.of(beats("b", "a")), List.of(beats("a", "c"))));
    assertThat(ranking(List.of(TieBreak.DIRECT_ENCOUNTER)).after(2, met).order())
        .isEqualTo(ids("b a c"));
  }

  @Test
  void aDoubleForfeitIsLostByBoth() {
    var standings = USUAL.after(1, history(List.of(List.of(nobody("a", "b")))));
    assertThat(standings.rows())
        .allMatch(row -> row.matchPoints().value().equals(Fraction.ZERO))
        .allMatch(row -> row.record().lost() == 1);
  }

  @Test
  void theDisqualifiedTakeNoPlaceAndStillCountForTheirOpponents() {
    var without =
        new Ranking(MatchLength.BEST_OF_THREE, TieBreak.USUAL, ids("a b c d e"), Set.of(id("a")));
    var standings = without.after(2, TWO_ROUNDS);
    assertThat(standings.order()).isEqualTo(ids("e c d b"));
    assertThat(standings.row(id("c")).orElseThrow().tieBreaks().getFirst().value().decimal(3))
        .isEqualTo("0.750");
  }

  @Test
  void namesCarryTheirVersions() {
    assertThat(TieBreak.find("omw/1")).contains(TieBreak.OMW);
    assertThat(TieBreak.find("omw")).isEmpty();
    assertThat(TieBreak.values()).allMatch(one -> TieBreak.find(one.id()).orElseThrow() == one);
    assertThat(TieBreak.OMW.rule()).contains("bye");
  }
}
