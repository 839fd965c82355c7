package org.inwoarena.game.hosting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameView;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.contracts.Json;
import org.inwoarena.contracts.Topics;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.game.journal.Journal;
import org.inwoarena.game.journal.JournalEntry;
import org.inwoarena.game.match.Completion;
import org.inwoarena.game.match.Host;
import org.inwoarena.game.match.Judging;
import org.inwoarena.game.match.MatchPlan;
import org.inwoarena.game.store.EarlyActStore;
import org.inwoarena.game.store.FrameStore;
import org.inwoarena.game.store.MatchStore;
import org.inwoarena.game.store.ShardStore;
import org.inwoarena.game.support.GameServiceTest;
import org.inwoarena.game.support.RandomMoves;
import org.inwoarena.game.support.TestTable;
import org.inwoarena.kit.messaging.Decoder;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.kit.outbox.Outbox;
import org.junit.jupiter.api.Test;

/** A second instance writes behind this one's back, and dies before it has published. */
@QuarkusTest
class CrashTest extends GameServiceTest {

  private static final Audience EVERYBODY = new Audience.Everybody();

  @Inject Mutiny.SessionFactory sessions;
  @Inject Vertx vertx;
  @Inject Clock clock;
  @Inject ShardStore shards;
  @Inject MatchStore store;
  @Inject FrameStore frames;
  @Inject Journal journal;
  @Inject Host host;
  @Inject Committer committer;
  @Inject EarlyActStore early;
  @Inject Judging judging;
  @Inject Completion completion;
  @Inject Outbox outbox;
  @Inject Decoder decoder;

  /** The command loop of another instance, with a memory of its own. */
  private CommandTransaction secondInstance() {
    var memory = new MatchCache();
    var matches = new Matches(memory, store, frames, journal);
    var clocks = new ClockCommands(matches, host, committer);
    var players = new PlayerCommands(matches, store, host, committer);
    var judges =
        new JudgeCommands(matches, store, early, judging, journal, committer, completion, outbox);
    var handler = new CommandHandler(decoder, players, clocks, judges);
    return new CommandTransaction(
        sessions, clock, shards, clocks, handler, memory, Duration.ofMinutes(5));
  }

  private List<Outgoing> run(CommandTransaction instance, GameCommand command) throws Exception {
    var record =
        new ConsumerRecord<>(
            Topics.GAME_COMMANDS,
            ShardStore.shardOf(command.matchId()),
            0L,
            command.matchId(),
            Json.mapper().writeValueAsBytes(command));
    return OnContext.fresh(vertx, () -> instance.run(List.of(record)))
        .await()
        .atMost(TestTable.PATIENCE);
  }

  private static GameCommand answer(TestTable table) {
    var seat = table.prompt(0).isPresent() ? 0 : 1;
    var prompt = table.prompt(seat).orElseThrow().prompt();
    return table.command(seat, Optional.of(prompt.id()), new RandomMoves(5).answer(prompt));
  }

  @Test
  void whatACrashLeftUnpublishedIsPublishedByTheSweeper() throws Exception {
    var table = table(TestTable.UNHURRIED);
    table.play(21, 6);
    var seen = table.parts(EVERYBODY).size();
    var command = answer(table);

    var lost = run(secondInstance(), command);

    assertThat(lost).hasSize(4);
    await().atMost(TestTable.PATIENCE).until(() -> table.parts(EVERYBODY).size() == seen + 1);
    assertThat(table.replies(command.commandId())).isNotEmpty();
    await()
        .atMost(TestTable.PATIENCE)
        .untilAsserted(
            () ->
                assertThat(files().head(table.id(), "published_frame"))
                    .isEqualTo(files().head(table.id(), "last_frame")));
  }

  @Test
  void aStaleMemoryNeitherForksNorRefusesWrongly() throws Exception {
    var table = table(TestTable.UNHURRIED);
    table.play(22, 6);
    var second = secondInstance();
    for (var round = 0; round < 4; round++) {
      var instance = round % 2 == 0 ? second : secondInstance();
      var seen = table.parts(EVERYBODY).size();
      run(instance, answer(table));
      await().atMost(TestTable.PATIENCE).until(() -> table.parts(EVERYBODY).size() > seen);
      table.play(30 + round, 1);
    }

    var rows = files().journal(table.id());
    assertThat(rows)
        .extracting(JournalEntry::seq)
        .containsExactlyElementsOf(LongStream.rangeClosed(1, rows.size()).boxed().toList());
    assertThat(journal.read(new MatchPlan(table.order()), rows).viewSeq())
        .isEqualTo(table.parts(EVERYBODY).getLast().viewSeq());
  }

  @Test
  void whatACrashLeftIsToldBeforeAnythingNew() throws Exception {
    var table = table(TestTable.UNHURRIED);
    table.play(24, 6);
    run(secondInstance(), answer(table));

    table.ask(table.command(0, Optional.of(new PromptId(1)), new Command.Pass()));

    var shown =
        table.views().stream()
            .map(GameView::body)
            .filter(body -> body instanceof Part part && part.audience().equals(EVERYBODY))
            .map(body -> ((Part) body).viewSeq())
            .distinct();
    assertThat(shown).isSorted();
  }

  @Test
  void aRepeatAfterTheCrashGetsTheReplyThatWasLost() throws Exception {
    var table = table(TestTable.UNHURRIED);
    table.play(23, 6);
    var command = answer(table);
    run(secondInstance(), command);

    var reply = table.ask(command);

    assertThat(reply.accepted()).isTrue();
    assertThat(files().journal(table.id()).stream().filter(row -> accepted(row, command)))
        .hasSize(1);
  }

  private static boolean accepted(JournalEntry row, GameCommand command) {
    return row.type().equals("host.acted") && row.commandId().equals(command.commandId());
  }
}
