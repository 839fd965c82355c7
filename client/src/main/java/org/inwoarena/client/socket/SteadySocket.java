package org.inwoarena.client.socket;

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
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.inwoarena.client.Backoff;
import org.inwoarena.client.TokenSource;
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
  private static final int SILENT_PINGS = 3;

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
  private final ScheduledExecutorService thread;
  private Optional<WebSocket> socket = Optional.empty();
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
    run(this::connect);
    ScheduledFuture<?> pings =
        thread.scheduleAtFixedRate(
            this::ping, PING.toMillis(), PING.toMillis(), TimeUnit.MILLISECONDS);
    LOG.trace("pinging {}: {}", at, pings);
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
          socket.ifPresent(ws -> ws.sendClose(WebSocket.NORMAL_CLOSURE, "bye"));
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
      tokens.ifPresent(source -> builder.header("Authorization", "Bearer " + source.token()));
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

  private void send(WebSocket ws, String frame) {
    try {
      ws.sendText(frame, true).join();
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
            CompletableFuture<WebSocket> sent = ws.sendPing(ByteBuffer.allocate(0));
            LOG.trace("ping {}: {}", at, sent);
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
    ScheduledFuture<?> again =
        thread.schedule(this::connect, pause.toMillis(), TimeUnit.MILLISECONDS);
    LOG.trace("reconnecting {}: {}", at, again);
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
      run(() -> lost(mine, "closed by the server: " + code + " " + reason));
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void onError(WebSocket ws, Throwable error) {
      run(() -> lost(mine, error instanceof IOException ? "connection broke" : error.toString()));
    }
  }
}
