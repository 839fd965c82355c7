package org.inwoarena.tournament.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.inwoarena.tournament.history.Rounds.id;

import org.inwoarena.tournament.export.EntrantsCsv.Line;
import org.inwoarena.tournament.export.EntrantsCsv.Problem;
import org.junit.jupiter.api.Test;

class EntrantsCsvTest {

  @Test
  void aGoodListIsRead() {
    var read =
        EntrantsCsv.read(
            """
            \uFEFFid,name,rating,games
            a1,"O'Hara, ""Ace\""",1500,12

            b2, Zoë ,0,0
            """);
    assertThat(read.problems()).isEmpty();
    assertThat(read.lines())
        .containsExactly(
            new Line(2, id("a1"), "O'Hara, \"Ace\"", 1500, 12), new Line(4, id("b2"), "Zoë", 0, 0));
  }

  @Test
  void allBadLinesAreNamedAtOnceBesideTheGoodOnes() {
    var read =
        EntrantsCsv.read(
            """
            id,name,rating,games
            a1,Ann,1500,12
            a1,Ben,1500,12
            c 3,,abc,-1
            d4,Dan,1500
            "e5,Eve,1500,3
            f6,Fay,99999,3
            """);
    assertThat(read.lines()).extracting(Line::number).containsExactly(2);
    assertThat(read.problems())
        .extracting(problem -> problem.line() + " " + problem.code())
        .containsExactly(
            "3 twice", "4 id", "4 name", "4 rating", "4 games", "5 fields", "6 fields", "7 rating");
  }

  @Test
  void theHeadSaysWhatTheColumnsAre() {
    assertThat(EntrantsCsv.read("name,id\n").problems())
        .extracting(Problem::code)
        .containsExactly("head");
    assertThat(EntrantsCsv.read("").problems()).extracting(Problem::code).containsExactly("head");
    assertThat(EntrantsCsv.read("id,name,rating,games\n".repeat(2001)).problems())
        .extracting(Problem::code)
        .contains("too-long");
  }
}
