package org.inwoarena.game.hosting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Optional;
import org.inwoarena.contracts.Clocks;
import org.inwoarena.contracts.MatchCompleted.SeatOutcome;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.LogEntry;
import org.inwoarena.game.store.ShardStore;
import org.inwoarena.game.support.GameServiceTest;
import org.inwoarena.game.support.RandomMoves;
import org.inwoarena.game.support.TestTable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Duties 13, 15, 17 and 30: the server drives time, no client is needed for a game to end. */
@QuarkusTest
class ClocksTest extends GameServiceTest {

  @Test
  @DisplayName("Duty 30: a match to which nobody comes ends by itself, unrated")
  void aMatchToWhichNobodyComesIsAbortedUnrated() {
    var table = table(new Clocks(30, 0, 1));

    var news = table.awaitCompleted();

    assertThat(news.reason()).isEqualTo(EndReason.ABORTED);
    assertThat(news.rated()).isFalse();
    assertThat(news.seats()).extracting(SeatOutcome::score).containsOnly(0);
    assertThat(files().head(table.id(), "state")).isEqualTo("finished");
  }

  @Test
  @DisplayName("Duty 13: the game goes on without whoever was asked, and he loses on time")
  void whoNeverComesLosesOnTime() {
    var table = table(new Clocks(9, 0, 6));
    var prompt = table.awaitPrompt(0).prompt();
    assertThat(
            table
                .ask(table.command(0, Optional.of(prompt.id()), new RandomMoves(1).answer(prompt)))
                .accepted())
        .isTrue();

    var news = table.awaitCompleted();

    assertThat(news.reason()).isEqualTo(EndReason.TIME);
    assertThat(news.rated()).isTrue();
    assertThat(news.seats()).extracting(SeatOutcome::score).containsExactly(2, 0);
    assertThat(files().journal(table.id()))
        .extracting(row -> row.type())
        .contains("host.joined", "host.timed-out", "host.clock-charged");
  }

  @Test
  @DisplayName("Duty 17: an outage is given back before any time-out")
  void anOutageIsGivenBackBeforeAnyTimeOut() {
    var table = table(new Clocks(600, 5, 300));
    var before = table.awaitPrompt(0).deadline();
    files()
        .update(
            "update shard set alive_at = now() - interval '90 seconds' where shard = ?",
            ShardStore.shardOf(table.id()));

    await()
        .atMost(TestTable.PATIENCE)
        .untilAsserted(
            () ->
                assertThat(table.parts(new Audience.Everybody()))
                    .flatExtracting(part -> part.log())
                    .extracting(LogEntry::code)
                    .contains("outage-credited"));
    assertThat(table.prompt(0).orElseThrow().deadline()).isAfter(before);
  }

  @Test
  void resigningEndsTheMatchAtOnce() {
    var table = table(TestTable.UNHURRIED);

    assertThat(table.ask(table.command(1, Optional.empty(), new Command.Concede())).accepted())
        .isTrue();

    var news = table.awaitCompleted();
    assertThat(news.reason()).isEqualTo(EndReason.CONCESSION);
    assertThat(news.seats()).extracting(SeatOutcome::score).containsExactly(2, 0);
    assertThat(table.ask(table.command(0, Optional.empty(), new Command.Concede())).refusal())
        .get()
        .extracting(refusal -> refusal.code())
        .isEqualTo("game-over");
  }
}
