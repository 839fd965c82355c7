package org.inwoarena.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.inwoarena.contracts.Json;

/** A socket that says whatever it likes, as no client of ours would. */
final class RawSocket implements WebSocket.Listener, AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final BlockingQueue<JsonNode> frames = new LinkedBlockingQueue<>();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final StringBuilder text = new StringBuilder();
  private final WebSocket socket;

  RawSocket(Arena arena, String matchId, String token) {
    socket =
        arena
            .http()
            .newWebSocketBuilder()
            .header("Authorization", "Bearer " + token)
            .buildAsync(arena.visitor().socket("/ws/matches/" + matchId), this)
            .join();
  }

  /** Sends a message; the gateway may close the socket while it is still coming. */
  RawSocket say(String message) {
    try {
      socket.sendText(message, true).join();
    } catch (CompletionException closedMeanwhile) {
      assertThat(closedMeanwhile).cause().isInstanceOf(IOException.class);
    }
    return this;
  }

  /** The next frame of a type; others are passed over. */
  JsonNode hear(String type) {
    try {
      while (true) {
        var frame = frames.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        assertThat(frame).as("a frame of type " + type).isNotNull();
        if (frame.path("type").asText().equals(type)) {
          return frame;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  int closeCode() {
    return closed.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
  }

  @Override
  public void onOpen(WebSocket opened) {
    opened.request(Long.MAX_VALUE);
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
  }
}
