package org.inwoarena.game.hosting;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.quarkus.test.junit.QuarkusTest;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameCommand.ExtendRound;
import org.inwoarena.contracts.GameCommand.Origin;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.LogEntry;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.record.Records;
import org.inwoarena.engine.record.Verifier;
import org.inwoarena.game.support.GameServiceTest;
import org.inwoarena.game.support.TestTable;
import org.junit.jupiter.api.Test;

/** A game of an event: the event says who starts, and the round ends by the clock alone. */
@QuarkusTest
class RoundTimeTest extends GameServiceTest {

  private static final Audience EVERYBODY = new Audience.Everybody();
  private static final Seat BOB = new Seat(1);

  @Test
  void theStarterOfTheEventBeginsAndTheRoundEndsByTheClock() {
    var ends = Instant.now().plusSeconds(15).truncatedTo(ChronoUnit.MILLIS);
    var order = TestTable.order(TestTable.UNHURRIED, decks());
    var table =
        TestTable.of(
                kafka(), registered(TestTable.inRound(order, Optional.of(BOB), Optional.of(ends))))
            .started();
    assertThat(table.parts(EVERYBODY)).extracting(Part::roundEnds).containsOnly(Optional.of(ends));

    extend(table, ends.plusSeconds(5));
    table.play(3, 12);
    var news = table.awaitCompleted();

    assertThat(news.reason()).isEqualTo(EndReason.LIMIT);
    assertThat(news.starter()).contains(BOB);
    assertThat(news.endedAt()).isAfter(ends.plusSeconds(5));
    assertThat(table.parts(EVERYBODY))
        .flatExtracting(Part::log)
        .extracting(LogEntry::code)
        .contains("round-extended", "round-over", "time-called")
        .doesNotContain("start-rolled");
    assertThat(files().journal(table.id()))
        .extracting(row -> row.type())
        .contains("host.round-extended", "host.round-over")
        .doesNotContain("start-rolled");
    assertThat(verified(table)).isEmpty();
  }

  private void extend(TestTable table, Instant ends) {
    table.send(
        new GameCommand(
            table.id(),
            Origin.JUDGE,
            Optional.of("jude"),
            Optional.empty(),
            Instant.now(),
            "extend",
            new ExtendRound(ends)));
    await()
        .atMost(TestTable.PATIENCE)
        .until(() -> table.parts(EVERYBODY).getLast().roundEnds(), Optional.of(ends)::equals);
  }

  private static Iterable<?> verified(TestTable table) {
    var match = "/api/v1/matches/" + table.id();
    var commitments = given().get(match).then().extract().<Map<String, String>>path("commitments");
    var record = given().get(match + "/record").then().statusCode(200).extract().asString();
    return new Verifier().verify(Records.read(record), commitments);
  }
}
