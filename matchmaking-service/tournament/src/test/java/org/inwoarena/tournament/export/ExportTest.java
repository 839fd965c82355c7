package org.inwoarena.tournament.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.inwoarena.tournament.history.Rounds.id;
import static org.inwoarena.tournament.history.Rounds.played;
import static org.inwoarena.tournament.life.Desk.ANNA;
import static org.inwoarena.tournament.life.Desk.JUDGE;
import static org.inwoarena.tournament.life.Desk.PLATFORM;
import static org.inwoarena.tournament.life.Desk.START;
import static org.inwoarena.tournament.life.Desk.person;
import static org.inwoarena.tournament.life.Desk.settings;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.assertj.core.data.Offset;
import org.inwoarena.tournament.export.PrizeList.Winner;
import org.inwoarena.tournament.format.Format.Swiss;
import org.inwoarena.tournament.history.Side;
import org.inwoarena.tournament.life.Command;
import org.inwoarena.tournament.life.Desk;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Phase.Place;
import org.inwoarena.tournament.life.TableId;
import org.junit.jupiter.api.Test;

class ExportTest {

  /**
   * Five players, a late sixth, a no-show, a shared match and a correction: p1 to p5 by rating, the
   * upper half meets the lower half.
   */
  private static Event event() {
    var desk = new Desk(settings(new Swiss())).started(5);
    desk.pair();
    desk.report(1, played("1-0"));
    desk.at(START.plusSeconds(3600));
    desk.yes(PLATFORM, new Command.ReportNoShow(new TableId(1, 2), EnumSet.of(Side.SECOND)));
    desk.yes(ANNA, new Command.CloseRound());
    desk.yes(JUDGE, new Command.Rule(new TableId(1, 1), played("0-0-1"), "goal shares were equal"));
    desk.yes(
        person("late"),
        new Command.Register(id("late"), "=late, \"six\"", 1800, 50, Optional.empty(), 0, false));
    desk.pair();
    desk.favouritesWin();
    desk.yes(ANNA, new Command.CloseRound());
    desk.pair();
    desk.favouritesWin();
    desk.yes(ANNA, new Command.CloseRound());
    return desk.event();
  }

  private static String columns(String line, int from, int to) {
    return line.substring(from - 1, Math.min(to, line.length()));
  }

  /** The columns of TRF16: FIDE handbook, C.04 annex 2. */
  @Test
  void trfHasItsColumns() {
    var event = event();
    var trf = Trf.of(event);
    assertThat(trf)
        .endsWith("\r\n")
        .contains("012 Autumn Conspiracy\r\n", "062 6\r\n", "XXR 3\r\n");
    var players = trf.lines().filter(line -> line.startsWith("001 ")).toList();
    assertThat(players).hasSize(6).allMatch(line -> line.length() == 89 + 3 * 10);

    var first = players.getFirst();
    var round = event.play().history().round(1).orElseThrow();
    var opponent = round.tableOf(id("p1")).orElseThrow().second();
    assertThat(columns(first, 5, 8)).isEqualTo("   1");
    assertThat(columns(first, 15, 47)).isEqualTo("%-33s".formatted("p1"));
    assertThat(columns(first, 49, 52)).isEqualTo("1990");
    assertThat(columns(first, 81, 84)).isEqualTo(" 7.0");
    assertThat(columns(first, 86, 89)).isEqualTo("   2");
    assertThat(columns(first, 90, 99)).isEqualTo("     " + opponent.value().substring(1) + " w =");

    var absent = round.table(2).orElseThrow();
    assertThat(block(players, absent.first().value(), 1)).endsWith(" - +");
    assertThat(block(players, absent.second().value(), 1)).endsWith(" - -");
    assertThat(block(players, round.byes().getFirst().value(), 1)).isEqualTo("  0000 - U");
    assertThat(players.getLast()).contains("=late, \"six\"");
    assertThat(columns(players.getLast(), 90, 99)).as("one point awarded").isEqualTo("  0000 - H");
  }

  private static String block(List<String> players, String name, int round) {
    var line = players.stream().filter(one -> columns(one, 15, 47).strip().equals(name)).findAny();
    return columns(line.orElseThrow(), 80 + 10 * round, 89 + 10 * round);
  }

  /** As rating programs check it: the points are what the round blocks say. */
  @Test
  void trfPointsAreTheSumOfTheRounds() {
    for (var line : Trf.of(event()).lines().filter(l -> l.startsWith("001 ")).toList()) {
      var sum = 0;
      for (var round = 1; round <= 3; round++) {
        sum +=
            switch (line.charAt(88 + 10 * round)) {
              case '1', '+', 'U', 'F' -> 3;
              case '=', 'H' -> 1;
              default -> 0;
            };
      }
      assertThat(columns(line, 81, 84).strip()).isEqualTo(sum + ".0");
    }
  }

  @Test
  void csvIsQuotedAndHoldsNoFormulas() {
    var event = event();
    assertThat(EventCsv.standings(event, event.play().kept().getLast()))
        .startsWith("rank,id,name,record,points,omw/1,gw/1,ogw/1,by seed\r\n1,p2,p2,3-0-0,9,")
        .contains(",late,\"'=late, \"\"six\"\"\",");
    assertThat(EventCsv.rounds(event))
        .startsWith("round,table,first,second,result\r\n1,1,p1,")
        .contains(",1:1 (ruled)\r\n", ",1:0 forfeit\r\n", ",,bye\r\n", ",1 points for round 1\r\n");
  }

  @Test
  void jsonShowsEveryReportAndOpensEveryNumber() throws JsonProcessingException {
    var json = new ObjectMapper().readTree(EventJson.of(event()).toString());
    var reported = json.at("/rounds/0/tables/0/reported");
    assertThat(reported).hasSize(2);
    assertThat(reported.at("/1/reason").asText()).isEqualTo("goal shares were equal");
    assertThat(json.at("/pinned/tieBreaks/0").asText()).isEqualTo("omw/1");
    assertThat(json.at("/standings")).hasSize(3);
    for (var row : json.at("/standings/2/rows")) {
      var omw = row.at("/tieBreaks").get("omw/1");
      var sum = 0.0;
      for (var term : omw.get("terms")) {
        sum += term.get("value").asDouble();
      }
      assertThat(omw.get("value").asDouble())
          .isCloseTo(sum / omw.get("divisor").asDouble(), Offset.offset(0.00001));
    }
    assertThat(json.at("/places/0/player").asText()).isEqualTo("p2");
  }

  @Test
  void theReportTellsTheEvent() {
    var report = EventReport.markdown(event(), List.of("a crown", "a hat"));
    assertThat(report)
        .startsWith("# Autumn Conspiracy\n\nSwiss, 6 players, from 2026-12-12T18:00 Europe/Berlin.")
        .contains("## Round 1", "1:1 (ruled)", "Late entry: =late, \"six\".")
        .contains("## Standings after round 3", "- omw/1: Mean of the opponents'")
        .contains("## Places", "## Prizes", "| p2", "a crown");
    assertThat(Markdown.text("a|b *c* <d> [e]")).isEqualTo("a\\|b \\*c\\* \\<d\\> \\[e\\]");
  }

  @Test
  void whoSharesPlacesSharesPrizes() {
    var places =
        List.of(
            new Place(1, 1, id("a"), false),
            new Place(2, 3, id("b"), true),
            new Place(2, 3, id("c"), true),
            new Place(4, 4, id("d"), false));
    assertThat(PrizeList.of(places, List.of("gold", "silver", "bronze")).winners())
        .containsExactly(
            new Winner(1, List.of(id("a")), List.of("gold")),
            new Winner(2, List.of(id("b"), id("c")), List.of("silver", "bronze")));
    assertThat(PrizeList.of(places.subList(1, 4), List.of("gold", "silver")).winners())
        .as("without a winner there is no first prize")
        .containsExactly(new Winner(2, List.of(id("b"), id("c")), List.of("silver")));
  }
}
