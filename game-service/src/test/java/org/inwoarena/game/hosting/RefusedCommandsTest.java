package org.inwoarena.game.hosting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameView.Reply;
import org.inwoarena.contracts.Topics;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.game.support.GameServiceTest;
import org.inwoarena.game.support.RandomMoves;
import org.inwoarena.game.support.TestTable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Bad input gets a precise answer and changes nothing. */
@QuarkusTest
class RefusedCommandsTest extends GameServiceTest {

  private TestTable table;

  @BeforeAll
  void sitDown() {
    table = table(TestTable.UNHURRIED);
    table.play(11, 4);
  }

  private String lastSeq() {
    return files().head(table.id(), "last_seq");
  }

  private void unchanged(Consumer<TestTable> doings) {
    var before = lastSeq();
    doings.accept(table);
    assertThat(lastSeq()).isEqualTo(before);
  }

  private int seatToAct() {
    return table.prompt(0).isPresent() ? 0 : 1;
  }

  private static String code(Reply reply) {
    assertThat(reply.accepted()).isFalse();
    assertThat(reply.viewSeq()).isEmpty();
    return reply.refusal().map(Refusal::code).orElseThrow();
  }

  @Test
  void aRepeatedCommandGetsTheSameReplyAndHasNoSecondEffect() {
    var seat = seatToAct();
    var prompt = table.prompt(seat).orElseThrow().prompt();
    var command = table.command(seat, Optional.of(prompt.id()), new RandomMoves(3).answer(prompt));
    var first = table.ask(command);
    assertThat(first.accepted()).isTrue();

    unchanged(t -> assertThat(t.ask(command)).isEqualTo(first));
  }

  @Test
  void aRepeatedRefusalStaysARefusal() {
    var command = table.command(0, Optional.of(new PromptId(9999)), new Command.Pass());
    var first = table.ask(command);

    assertThat(table.ask(command)).isEqualTo(first);
  }

  @Test
  void anAnsweredPromptIsClosed() {
    unchanged(
        t ->
            assertThat(code(t.ask(t.command(0, Optional.of(new PromptId(1)), new Command.Pass()))))
                .isEqualTo("stale-prompt"));
  }

  @Test
  void theRivalsPromptIsNotMine() {
    var seat = seatToAct();
    var prompt = table.awaitPrompt(seat).prompt();

    unchanged(
        t ->
            assertThat(
                    code(t.ask(t.command(1 - seat, Optional.of(prompt.id()), prompt.onTimeout()))))
                .isEqualTo("not-your-prompt"));
  }

  @Test
  void anotherSeatIsRefused() {
    unchanged(
        t ->
            assertThat(
                    code(t.ask(t.command(1, t.player(0), Optional.empty(), new Command.Concede()))))
                .isEqualTo("not-your-seat"));
  }

  @Test
  void aStrangerIsRefused() {
    unchanged(
        t ->
            assertThat(
                    code(t.ask(t.command(0, "mallory", Optional.empty(), new Command.Concede()))))
                .isEqualTo("not-at-this-table"));
  }

  @Test
  @DisplayName("Duty 15: no player can say that a rival's time is up or that he is away")
  void hostCommandsAreNotForPlayers() {
    unchanged(
        t -> {
          var forfeit = new Command.Forfeit(EndReason.TIME);
          assertThat(code(t.ask(t.command(0, Optional.empty(), forfeit)))).isEqualTo("host-only");
        });
  }

  @Test
  void anUnknownMatchIsRefused() {
    var reply = new Command.Concede();
    var command = table.command(0, Optional.empty(), reply);
    var elsewhere =
        new GameCommand(
            "no-such-match",
            command.origin(),
            command.player(),
            command.seat(),
            command.receivedAt(),
            command.commandId(),
            command.body());
    table.send(elsewhere);

    await()
        .atMost(TestTable.PATIENCE)
        .untilAsserted(
            () ->
                assertThat(kafka().textOf(Topics.GAME_VIEWS, "no-such-match"))
                    .anyMatch(
                        text ->
                            text.contains("unknown-match") && text.contains(command.commandId())));
  }

  @Test
  void whatCannotBeReadGoesToTheDeadLettersAndTheServiceGoesOn() {
    var dead = Topics.GAME_COMMANDS + "-dead-letters";
    var before = kafka().of(dead, table.id()).size();

    unchanged(
        t -> {
          kafka()
              .raw(Topics.GAME_COMMANDS, t.id(), "{\"matchId\":".getBytes(StandardCharsets.UTF_8));
          kafka().raw(Topics.GAME_COMMANDS, t.id(), "[]".getBytes(StandardCharsets.UTF_8));
          kafka().raw(Topics.GAME_COMMANDS, t.id(), new byte[900_000]);
          kafka().send(forged(t));
          await()
              .atMost(TestTable.PATIENCE)
              .untilAsserted(() -> assertThat(kafka().of(dead, t.id())).hasSize(before + 4));
        });

    assertThat(kafka().of(dead, table.id()))
        .allMatch(record -> record.headers().lastHeader("dead-letter-reason") != null);
    var refused = table.ask(table.command(0, Optional.of(new PromptId(1)), new Command.Pass()));
    assertThat(code(refused)).isEqualTo("stale-prompt");
  }

  /** A player who writes the clock's message. */
  private static GameCommand forged(TestTable table) {
    var command = table.command(0, Optional.empty(), new Command.Concede());
    return new GameCommand(
        command.matchId(),
        GameCommand.Origin.PLAYER,
        command.player(),
        Optional.of(new Seat(0)),
        command.receivedAt(),
        command.commandId(),
        new GameCommand.TimeOut(new PromptId(1), command.receivedAt()));
  }
}
