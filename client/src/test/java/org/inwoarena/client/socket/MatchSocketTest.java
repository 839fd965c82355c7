package org.inwoarena.client.socket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.vertx.core.http.ServerWebSocket;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.inwoarena.client.Backoff;
import org.inwoarena.client.FakeServer;
import org.inwoarena.client.TokenSource;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptId;
import org.junit.jupiter.api.Test;

/** Over a real socket; the server is scripted per connection. */
class MatchSocketTest {

  private static final Backoff QUICK = new Backoff(Duration.ofMillis(20), Duration.ofMillis(100));

  private final HttpClient http = HttpClient.newHttpClient();
  private final AtomicInteger connections = new AtomicInteger();
  private final List<String> said = new CopyOnWriteArrayList<>();
  private final List<Long> seen = new CopyOnWriteArrayList<>();
  private final MatchListener listener =
      new MatchListener() {
        @Override
        public void changed(Part part, TableView table) {
          seen.add(part.viewSeq());
        }
      };

  /** Each connection's first frame is given to the script of that connection. */
  private FakeServer server(List<BiConsumer<ServerWebSocket, String>> scripts) {
    return FakeServer.sockets(
        ws -> {
          var script = scripts.get(Math.min(connections.getAndIncrement(), scripts.size() - 1));
          ws.textMessageHandler(
              frame -> {
                said.add(frame);
                script.accept(ws, frame);
              });
        });
  }

  private MatchSocket open(FakeServer server) {
    var at = server.uri("ws", "/ws/matches/m1");
    return MatchSocket.open(http, at, Optional.empty(), listener, QUICK);
  }

  private static void part(ServerWebSocket ws, long viewSeq) {
    ws.writeTextMessage(Frames.frame("part", Frames.part(viewSeq, 3)));
  }

  private static boolean hello(String frame) {
    return Frames.read(frame).path("type").asText().equals("hello");
  }

  @Test
  void aLostConnectionIsResumedWithoutLossAndCommandsAreRepeated() {
    BiConsumer<ServerWebSocket, String> first =
        (ws, frame) -> {
          if (hello(frame)) {
            ws.writeTextMessage(Frames.welcome());
            part(ws, 1);
            part(ws, 2);
          } else {
            ws.close();
          }
        };
    BiConsumer<ServerWebSocket, String> second =
        (ws, frame) -> {
          if (hello(frame)) {
            assertThat(Frames.read(frame).path("viewSeq").asLong()).isEqualTo(2);
            part(ws, 3);
          } else {
            var id = Frames.read(frame).path("commandId").asText();
            ws.writeTextMessage(Frames.frame("reply", Frames.accepted(id, 4)));
            part(ws, 4);
          }
        };
    try (var server = server(List.of(first, second));
        var match = open(server)) {
      await().until(() -> match.table().viewSeq() == 2);
      var id = match.answer(new PromptId(5), new Command.Pass());
      await().until(() -> match.table().viewSeq() == 4);

      assertThat(seen).containsExactly(1L, 2L, 3L, 4L);
      assertThat(said.stream().filter(f -> f.contains(id))).hasSize(2);
      assertThat(match.commitments()).containsEntry("dice", "d0");
    }
  }

  @Test
  void aGapIsFilledByResuming() {
    BiConsumer<ServerWebSocket, String> gap =
        (ws, frame) -> {
          part(ws, 1);
          part(ws, 3);
        };
    BiConsumer<ServerWebSocket, String> filled =
        (ws, frame) -> {
          part(ws, 2);
          part(ws, 3);
        };
    try (var server = server(List.of(gap, filled));
        var match = open(server)) {
      await().until(() -> match.table().viewSeq() == 3);
      assertThat(seen).containsExactly(1L, 2L, 3L);
      assertThat(connections).hasValue(2);
    }
  }

  @Test
  void aListenerThatThrowsDoesNotSilenceTheSocket() {
    var calls = new AtomicInteger();
    var broken =
        new MatchListener() {
          @Override
          public void changed(Part part, TableView table) {
            if (calls.incrementAndGet() == 1) {
              throw new IllegalStateException("meant to be");
            }
          }
        };
    BiConsumer<ServerWebSocket, String> script =
        (ws, frame) -> {
          part(ws, 1);
          part(ws, 2);
        };
    try (var server = server(List.of(script));
        var match =
            MatchSocket.open(
                http, server.uri("ws", "/ws/matches/m1"), Optional.empty(), broken, QUICK)) {
      await().until(() -> match.table().viewSeq() == 2);
      assertThat(calls).hasValue(2);
    }
  }

  @Test
  void theTokenTravelsInTheHandshake() {
    var header = new CopyOnWriteArrayList<String>();
    TokenSource tokens = () -> "secret";
    try (var server =
            FakeServer.sockets(
                ws -> {
                  header.add(ws.headers().get("Authorization"));
                  ws.writeTextMessage(Frames.welcome());
                });
        var match =
            MatchSocket.open(
                http, server.uri("ws", "/ws/matches/m1"), Optional.of(tokens), listener)) {
      await().until(() -> match.welcome().isPresent());
      assertThat(header).containsExactly("Bearer secret");
    }
  }
}
