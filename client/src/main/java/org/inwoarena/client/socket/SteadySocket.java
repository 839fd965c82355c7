package org.inwoarena.client.socket;

import static java.util.concurrent.TimeUnit.MILLISECONDS;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Supplier;
import org.inwoarena.client.Backoff;
import org.inwoarena.client.TokenSource;
import org.inwoarena.contracts.Json;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A text WebSocket that comes back: it connects, says its opening, and after every loss connects
 * again with growing pauses. All talk runs on one thread of its own, so frames keep their order and
 * what listens needs no locks. A connection that has been silent for long although it was pinged is
 * given up.
 */
final class SteadySocket implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(SteadySocket.class);
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(15);
  private static final Duration PING = Duration.ofSeconds(15);
  private static final Duration WRITE_TIMEOUT = Duration.ofSeconds(15);
  private static final int SILENT_PINGS = 3;

  /** The server speaks another version of the protocol: coming back would change nothing. */
  private static final int OTHER_PROTOCOL = 4406;

  /** What travels over the socket. */
  interface Talk {
    /** The frames to say first on a new connection. */
    List<String> opening();

    /** A frame came; false breaks the connection off and starts anew. */
    boolean heard(String frame);

    /** The connection was lost, or could not be made. */
    void lost(String reason);
  }

  private final HttpClient http;
  private final URI at;
  private final Optional<TokenSource> tokens;
  private final Backoff backoff;
  private final Talk talk;
  private final JsonMapper json = Json.mapper();
  private final ScheduledExecutorService thread;
  private Optional<WebSocket> socket = Optional.empty();
  private Future<?> pings = CompletableFuture.completedFuture(null);
  private Future<?> retry = CompletableFuture.completedFuture(null);
  private String shownToken = "";
  private int generation;
  private int failures;
  private int unheardPings;
  private boolean closed;

  SteadySocket(HttpClient http, URI at, Optional<TokenSource> tokens, Backoff backoff, Talk talk) {
    this.http = http;
    this.at = at;
    this.tokens = tokens;
    this.backoff = backoff;
    this.talk = talk;
    this.thread =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("socket " + at.getPath()).factory());
  }

  /** Starts connecting; returns at once. */
  void open() {
    run(
        () -> {
          var pace = PING.toMillis();
          pings = thread.scheduleAtFixedRate(() -> guarded(this::ping), pace, pace, MILLISECONDS);
          connect();
        });
  }

  /** Says something if connected; otherwise it has to be part of the next opening. */
  void say(String frame) {
    run(() -> socket.ifPresent(ws -> send(ws, frame)));
  }

  @Override
  public void close() {
    run(
        () -> {
          closed = true;
          pings.cancel(false);
          retry.cancel(false);
          socket.ifPresent(ws -> write(() -> ws.sendClose(WebSocket.NORMAL_CLOSURE, "bye")));
          thread.shutdown();
        });
  }

  private void run(Runnable step) {
    try {
      thread.execute(() -> guarded(step));
    } catch (RejectedExecutionException afterClose) {
      LOG.trace("{} is closed", at);
    }
  }

  /** A listener that throws must not end the thread's work in silence. */
  private void guarded(Runnable step) {
    try {
      step.run();
    } catch (RuntimeException e) {
      LOG.error("while serving {}", at, e);
    }
  }

  private void connect() {
    if (closed) {
      return;
    }
    var mine = ++generation;
    try {
      var builder = http.newWebSocketBuilder().connectTimeout(CONNECT_TIMEOUT);
      tokens.ifPresent(source -> builder.header("Authorization", "Bearer " + show(source)));
      var fresh = builder.buildAsync(at, new Ear(mine)).join();
      socket = Optional.of(fresh);
      unheardPings = 0;
      talk.opening().forEach(frame -> send(fresh, frame));
    } catch (CompletionException e) {
      if (e.getCause() instanceof WebSocketHandshakeException refused
          && refused.getResponse().statusCode() == 401) {
        tokens.ifPresent(TokenSource::discard);
      }
      lost(mine, String.valueOf(e.getCause()));
    } catch (RuntimeException noToken) {
      lost(mine, noToken.getMessage());
    }
  }

  private String show(TokenSource source) {
    shownToken = source.token();
    return shownToken;
  }

  /** Shows the server a newer token before it closes the socket over the old one. */
  private void renewToken(WebSocket ws) {
    tokens.ifPresent(
        source -> {
          var before = shownToken;
          if (!show(source).equals(before)) {
            send(
                ws,
                json.createObjectNode().put("type", "token").put("token", shownToken).toString());
          }
        });
  }

  private void send(WebSocket ws, String frame) {
    write(() -> ws.sendText(frame, true));
  }

  /** Waits until it is written: a socket takes one message at a time. */
  private void write(Supplier<CompletableFuture<WebSocket>> writing) {
    try {
      writing.get().orTimeout(WRITE_TIMEOUT.toMillis(), MILLISECONDS).join();
    } catch (CompletionException | IllegalStateException e) {
      lost(generation, "sending failed: " + e.getMessage());
    }
  }

  private void ping() {
    socket.ifPresent(
        ws -> {
          if (++unheardPings > SILENT_PINGS) {
            lost(generation, "silent for " + PING.multipliedBy(SILENT_PINGS));
          } else {
            write(() -> ws.sendPing(ByteBuffer.allocate(0)));
            renewToken(ws);
          }
        });
  }

  private void lost(int which, String reason) {
    if (which != generation || closed) {
      return;
    }
    generation++;
    socket.ifPresent(WebSocket::abort);
    socket = Optional.empty();
    failures++;
    talk.lost(reason);
    var pause = backoff.after(failures);
    LOG.debug("{} lost ({}), again in {}", at, reason, pause);
    retry = thread.schedule(() -> guarded(this::connect), pause.toMillis(), MILLISECONDS);
  }

  private void closedByServer(int which, int code, String reason) {
    lost(which, "closed by the server: " + code + " " + reason);
    if (code == OTHER_PROTOCOL) {
      close();
    }
  }

  private void heard(int which, String frame) {
    if (which != generation || closed) {
      return;
    }
    unheardPings = 0;
    failures = 0;
    if (!talk.heard(frame)) {
      lost(which, "a part is missing");
    }
  }

  /** Hears on the HTTP client's threads and hands over to ours. */
  private final class Ear implements WebSocket.Listener {
    private final int mine;
    private final StringBuilder begun = new StringBuilder();

    Ear(int mine) {
      this.mine = mine;
    }

    @Override
    public CompletionStage<?> onText(WebSocket ws, CharSequence data, boolean last) {
      begun.append(data);
      if (last) {
        var frame = begun.toString();
        begun.setLength(0);
        run(() -> heard(mine, frame));
      }
      ws.request(1);
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<?> onPong(WebSocket ws, ByteBuffer message) {
      run(() -> unheardPings = 0);
      ws.request(1);
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket ws, int code, String reason) {
      run(() -> closedByServer(mine, code, reason));
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void onError(WebSocket ws, Throwable error) {
      run(() -> lost(mine, error instanceof IOException ? "connection broke" : error.toString()));
    }
  }
}
