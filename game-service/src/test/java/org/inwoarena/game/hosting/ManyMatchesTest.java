package org.inwoarena.game.hosting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameView.Reply;
import org.inwoarena.engine.api.Command;
import org.inwoarena.game.journal.JournalEntry;
import org.inwoarena.game.support.GameServiceTest;
import org.inwoarena.game.support.RandomMoves;
import org.inwoarena.game.support.TestTable;
import org.junit.jupiter.api.Test;

/** Duty 27: many matches at once on one instance; batches are committed together, in order. */
@QuarkusTest
class ManyMatchesTest extends GameServiceTest {

  private static final int TABLES = 12;

  @Test
  void aBurstOfCommandsIsHandledInOrderAndEachIsAnswered() {
    var tables =
        IntStream.range(0, TABLES)
            .mapToObj(
                i ->
                    TestTable.of(
                        kafka(), registered(TestTable.order(TestTable.UNHURRIED, decks()))))
            .toList();
    tables.forEach(TestTable::started);
    var sent = new ArrayList<List<GameCommand>>();
    for (var table : tables) {
      sent.add(List.of(pledge(table, 0), pledge(table, 1), pledge(table, 0)));
    }

    sent.forEach(commands -> commands.forEach(command -> kafka().send(command)));

    for (var i = 0; i < TABLES; i++) {
      var table = tables.get(i);
      var commands = sent.get(i);
      await()
          .atMost(TestTable.PATIENCE)
          .until(() -> commands.stream().noneMatch(it -> table.replies(it.commandId()).isEmpty()));
      assertThat(commands)
          .extracting(command -> table.replies(command.commandId()).getFirst())
          .extracting(Reply::accepted)
          .containsExactly(true, true, false);
      var rows = files().journal(table.id());
      assertThat(rows)
          .extracting(JournalEntry::seq)
          .containsExactlyElementsOf(LongStream.rangeClosed(1, rows.size()).boxed().toList());
    }
  }

  private static GameCommand pledge(TestTable table, int seat) {
    var prompt = table.awaitPrompt(seat).prompt();
    Command answer = new RandomMoves(seat).answer(prompt);
    return table.command(seat, Optional.of(prompt.id()), answer);
  }
}
