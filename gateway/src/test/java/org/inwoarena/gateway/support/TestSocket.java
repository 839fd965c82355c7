package org.inwoarena.gateway.support;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.eclipse.microprofile.config.ConfigProvider;
import org.inwoarena.contracts.Json;

/** A client of the sockets that keeps what it gets. */
public final class TestSocket implements WebSocket.Listener, AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final BlockingQueue<JsonNode> frames = new LinkedBlockingQueue<>();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final StringBuilder text = new StringBuilder();
  private final HttpClient http = HttpClient.newHttpClient();
  private final boolean reading;
  private WebSocket socket;

  private TestSocket(boolean reading) {
    this.reading = reading;
  }

  /** Somebody who is not logged in. */
  public static TestSocket spectator(String path) {
    return new TestSocket(true).connect(path, builder -> builder);
  }

  /** A player, with the token in the header. */
  public static TestSocket player(String path, String token) {
    return new TestSocket(true)
        .connect(path, builder -> builder.header("Authorization", "Bearer " + token));
  }

  /** A page in a browser, which can only send the token as a sub-protocol. */
  public static TestSocket page(String path, String token) {
    return new TestSocket(true)
        .connect(
            path,
            builder ->
                builder.subprotocols(
                    "bearer-token-carrier",
                    "quarkus-http-upgrade#Authorization#Bearer%20" + token));
  }

  /** A spectator who does not read. */
  public static TestSocket sleeper(String path) {
    return new TestSocket(false).connect(path, builder -> builder);
  }

  private TestSocket connect(String path, UnaryOperator<WebSocket.Builder> with) {
    int port = ConfigProvider.getConfig().getValue("quarkus.http.test-port", Integer.class);
    socket =
        with.apply(http.newWebSocketBuilder())
            .buildAsync(URI.create("ws://localhost:" + port + path), this)
            .join();
    return this;
  }

  /** Says hello with the last part seen. */
  public TestSocket hello(long viewSeq) {
    return send("{\"type\":\"hello\",\"protocol\":1,\"viewSeq\":" + viewSeq + "}");
  }

  /** Says hello for the first time and takes the welcome. */
  public JsonNode greet() {
    hello(0);
    return take("welcome");
  }

  public TestSocket send(String frame) {
    socket.sendText(frame, true).join();
    return this;
  }

  /** Sends a message cut into frames; the gateway may close the socket on the way. */
  public void sendInFrames(String message, int size) {
    try {
      for (int at = 0; at < message.length(); at += size) {
        int end = Math.min(message.length(), at + size);
        socket.sendText(message.substring(at, end), end == message.length()).join();
      }
    } catch (CompletionException closedMeanwhile) {
      assertThat(closedMeanwhile).cause().isInstanceOf(IOException.class);
    }
  }

  /** The next frame, which must be of this type. */
  public JsonNode take(String type) {
    var frame = next();
    assertThat(frame.path("type").asText()).as("%s", frame).isEqualTo(type);
    return frame;
  }

  /** The next frames up to a viewSeq, which must come without gap or duplicate. */
  public List<JsonNode> takeParts(long from, long to) {
    var parts = new ArrayList<JsonNode>();
    for (long viewSeq = from; viewSeq <= to; viewSeq++) {
      var part = take("part");
      assertThat(part.path("viewSeq").asLong()).isEqualTo(viewSeq);
      parts.add(part);
    }
    return parts;
  }

  private JsonNode next() {
    try {
      var frame = frames.poll(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      assertThat(frame).as("a frame in time; close code " + closed.getNow(0)).isNotNull();
      return frame;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** The code the gateway closed with. */
  public int closeCode() {
    return closed.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
  }

  /** The frames that nobody took yet. */
  public List<JsonNode> untaken() {
    return List.copyOf(frames);
  }

  public boolean isOpen() {
    return !closed.isDone();
  }

  /** A sleeper wakes up and reads. */
  public void read(long messages) {
    socket.request(messages);
  }

  @Override
  public void onOpen(WebSocket opened) {
    if (reading) {
      opened.request(Long.MAX_VALUE);
    }
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    text.append(data);
    if (last) {
      try {
        frames.add(Json.mapper().readTree(text.toString()));
      } catch (JsonProcessingException e) {
        throw new UncheckedIOException(e);
      }
      text.setLength(0);
    }
    return null;
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    closed.complete(code);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable failure) {
    closed.complete(-1);
  }

  @Override
  public void close() {
    socket.abort();
    http.close();
  }
}
