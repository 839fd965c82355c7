package org.inwoarena.gateway.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.inwoarena.gateway.support.HostedMatch.PUBLIC;
import static org.inwoarena.gateway.support.HostedMatch.SEAT_0;

import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.ConfigProvider;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.gateway.support.GatewayTest;
import org.inwoarena.gateway.support.TestSocket;
import org.inwoarena.gateway.support.Tokens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands on their way to game-service, and replies on their way back. */
@QuarkusTest
class CommandingTest extends GatewayTest {

  @Inject Vertx vertx;

  private static final String PASS =
      "{\"type\":\"command\",\"commandId\":\"%s\",\"prompt\":12,\"command\":{\"type\":\"pass\"}}";

  @Test
  void theEnvelopeComesFromTheTokenAndTheMatch() {
    var match = match("ann", "ben");
    match.commit(SEAT_0, "begun");
    var before = Instant.now();
    try (var socket = TestSocket.player(match.socket(), Tokens.of("ann"))) {
      socket.greet();
      socket.take("snapshot");
      // What a client claims about itself is not even read.
      socket.send(
          PASS.formatted("c-1").replace("\"prompt\"", "\"seat\":1,\"player\":\"ben\",\"prompt\""));
      await().until(() -> broker().commands(match.id()).size() == 1);

      var command = broker().commands(match.id()).getFirst();
      assertThat(command.origin()).isEqualTo(GameCommand.Origin.PLAYER);
      assertThat(command.player()).contains("ann");
      assertThat(command.seat()).contains(new Seat(0));
      assertThat(command.commandId()).isEqualTo("c-1");
      assertThat(command.receivedAt()).isBetween(before, Instant.now());
      assertThat(command.body())
          .isEqualTo(new GameCommand.Play(Optional.of(new PromptId(12)), new Command.Pass()));
      assertThat(header(match.id(), "ce_type")).isEqualTo("org.inwoarena.game-command.v1");
      assertThat(header(match.id(), "ce_specversion")).isEqualTo("1.0");
      assertThat(header(match.id(), "ce_source")).isEqualTo("/gateway");
    }
  }

  private String header(String matchId, String name) {
    var record = broker().commandRecords(matchId).getFirst();
    return new String(record.headers().lastHeader(name).value(), StandardCharsets.UTF_8);
  }

  @Test
  void onlyTheSocketThatAskedGetsTheReply() {
    var match = match("ann", "ben");
    match.commit(SEAT_0, "begun");
    try (var asking = TestSocket.player(match.socket(), Tokens.of("ann"));
        var other = TestSocket.player(match.socket(), Tokens.of("ann"));
        var spectator = TestSocket.spectator(match.socket())) {
      for (var socket : List.of(asking, other, spectator)) {
        socket.greet();
      }
      asking.take("snapshot");
      other.take("snapshot");
      asking.send(PASS.formatted("c-2"));
      await().until(() -> broker().commands(match.id()).size() == 1);
      broker().publish(match.reply("ben", "c-2"));
      broker().publish(match.reply("ann", "c-2"));
      match.play(SEAT_0, "done");
      match.play(PUBLIC, "done");

      var reply = asking.take("reply");
      assertThat(reply.path("player").asText()).isEqualTo("ann");
      assertThat(reply.path("commandId").asText()).isEqualTo("c-2");
      assertThat(reply.path("accepted").asBoolean()).isTrue();
      asking.takeParts(2, 2);
      other.takeParts(2, 2);
      spectator.takeParts(1, 1);
      assertThat(asking.untaken()).isEmpty();
    }
  }

  @Test
  void aCommandSentAgainIsPassedOnAgain() {
    var match = match("ann", "ben");
    match.commit(SEAT_0, "begun");
    try (var socket = TestSocket.player(match.socket(), Tokens.of("ann"))) {
      socket.greet();
      socket.take("snapshot");
      socket.send(PASS.formatted("c-3")).send(PASS.formatted("c-3"));
      await().until(() -> broker().commands(match.id()).size() == 2);
      broker().publish(match.reply("ann", "c-3"));
      assertThat(socket.take("reply").path("commandId").asText()).isEqualTo("c-3");
    }
  }

  @Test
  void whoComesBackRepeatsCommandsRightBehindTheHello() {
    var match = match("ann", "ben");
    match.commit(SEAT_0, "begun");
    try (var socket = TestSocket.player(match.socket(), Tokens.of("ann"))) {
      socket.hello(1).send(PASS.formatted("c-6")).send(PASS.formatted("c-7")).take("welcome");
      await().until(() -> broker().commands(match.id()).size() == 2);
      assertThat(broker().commands(match.id()).stream().map(GameCommand::commandId))
          .containsExactly("c-6", "c-7");
    }
  }

  /** Who speaks comes from the token, never from the frame: a player cannot act as a judge. */
  @Test
  void aFrameThatClaimsToBeAJudgesIsAPlayersOrNothing() {
    var match = match("ann", "ben");
    match.commit(SEAT_0, "begun");
    try (var socket = TestSocket.player(match.socket(), Tokens.of("ann"))) {
      socket.greet();
      socket.take("snapshot");
      socket.send(
          """
          {"type": "command", "commandId": "c-8", "origin": "judge", "player": "jude",
           "body": {"body": "judged", "act": {"act": "award", "winners": ["ann"]},
                    "reason": "I say so."},
           "command": {"type": "pass"}}
          """);
      await().until(() -> broker().commands(match.id()).size() == 1);
      var error =
          socket
              .send(
                  """
                  {"type": "command", "commandId": "c-9",
                   "command": {"act": "award", "winners": ["ann"]}}
                  """)
              .take("error");
      assertThat(error.path("commandId").asText()).isEqualTo("c-9");
    }
    assertThat(broker().commands(match.id()))
        .singleElement()
        .satisfies(
            command -> {
              assertThat(command.origin()).isEqualTo(GameCommand.Origin.PLAYER);
              assertThat(command.player()).contains("ann");
              assertThat(command.body()).isInstanceOf(GameCommand.Play.class);
            });
  }

  @Test
  void spectatorsCommandNothing() {
    var match = match("ann", "ben");
    match.commit(PUBLIC, "begun");
    try (var stranger = TestSocket.player(match.socket(), Tokens.of("eve"));
        var nobody = TestSocket.spectator(match.socket())) {
      for (var socket : List.of(stranger, nobody)) {
        socket.greet();
        socket.take("snapshot");
        var error = socket.send(PASS.formatted("c-4")).take("error");
        assertThat(error.at("/problem/code").asText()).isEqualTo("not-seated");
        assertThat(error.path("commandId").asText()).isEqualTo("c-4");
      }
    }
    assertThat(broker().commands(match.id())).isEmpty();
  }

  @Test
  void beforeTheWelcomeThereIsNoSeatToSpeakFor() {
    var match = match("ann", "ben");
    try (var socket = TestSocket.player(match.socket(), Tokens.of("ann"))) {
      var error = socket.send(PASS.formatted("c-5")).take("error");
      assertThat(error.at("/problem/code").asText()).isEqualTo("hello-first");
    }
    assertThat(broker().commands(match.id())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          pass                                                      | Not JSON
          {"type":"command"                                         | Not JSON
          [1]                                                       | JSON object
          null                                                      | JSON object
          {"command":{}}                                            | JSON object
          {"type":"shout"}                                          | type:
          {"type":"hello","protocol":1,"viewSeq":-1}                | viewSeq
          {"type":"hello","protocol":1,"viewSeq":"x"}               | viewSeq
          {"type":"command"}                                        | commandId
          {"type":"command","commandId":"ä","command":{}}           | commandId
          {"type":"command","commandId":"a"}                        | command:
          {"type":"command","commandId":"a","command":{"type":"win"}}     | command:
          {"type":"command","commandId":"a","command":{"type":"aid"},"prompt":"x"} | prompt
          {"type":"command","commandId":"a","command":{"type":"aid","group":{}}}   | command:
          """)
  void aMalformedMessageIsExplainedAndChangesNothing(String message, String explanation) {
    var match = match("ann", "ben");
    match.commit(SEAT_0, "begun");
    try (var socket = TestSocket.player(match.socket(), Tokens.of("ann"))) {
      socket.greet();
      socket.take("snapshot");
      var problem = socket.send(message).take("error").path("problem");
      assertThat(problem.path("status").asInt()).isEqualTo(400);
      assertThat(problem.path("code").asText()).isEqualTo("malformed-message");
      assertThat(problem.path("detail").asText()).contains(explanation);

      socket.send(PASS.formatted("good"));
      await().until(() -> broker().commands(match.id()).size() == 1);
      assertThat(broker().commands(match.id()).getFirst().commandId()).isEqualTo("good");
    }
  }

  @Test
  void aMessageOfOneMegabyteClosesTheSocketAndNothingElse() {
    var match = match("ann", "ben");
    match.commit(SEAT_0, "begun");
    try (var big = TestSocket.player(match.socket(), Tokens.of("ann"));
        var other = TestSocket.player(match.socket(), Tokens.of("ann"))) {
      big.greet();
      other.greet();
      other.take("snapshot");
      big.sendInFrames(PASS.formatted("x".repeat(1 << 20)), 16_384);
      assertThat(big.closeCode()).isEqualTo(1009);
      other.send(PASS.formatted("small"));
      await().until(() -> broker().commands(match.id()).size() == 1);
    }
  }

  /** The client of the JDK always cuts long messages; the one of Vert.x does not. */
  @Test
  void aFrameOfOneMegabyteClosesTheSocketToo() {
    var match = match("ann", "ben");
    var closed = new CompletableFuture<Short>();
    int port = ConfigProvider.getConfig().getValue("quarkus.http.test-port", Integer.class);
    var client = vertx.createWebSocketClient();
    client
        .connect(port, "localhost", match.socket())
        .onSuccess(
            socket -> {
              socket.closeHandler(end -> closed.complete(socket.closeStatusCode()));
              socket.writeFinalTextFrame("x".repeat(1 << 20));
            })
        .onFailure(closed::completeExceptionally);
    assertThat(closed.orTimeout(20, TimeUnit.SECONDS).join()).isEqualTo((short) 1009);
    client.close();
  }

  @Test
  void tooManyMessagesAtOnceAreRefused() {
    var match = match("ann", "ben");
    match.commit(SEAT_0, "begun");
    try (var socket = TestSocket.player(match.socket(), Tokens.of("ann"))) {
      socket.greet();
      socket.take("snapshot");
      for (int i = 0; i < 64; i++) {
        socket.send(PASS.formatted("c-" + i));
      }
      var error = socket.send(PASS.formatted("one-more")).take("error");
      assertThat(error.at("/problem/code").asText()).isEqualTo("too-many-commands");
      assertThat(error.path("commandId").asText()).isEqualTo("one-more");
    }
  }
}
