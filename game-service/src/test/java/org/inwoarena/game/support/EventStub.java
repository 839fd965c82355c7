package org.inwoarena.game.support;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Stands for matchmaking-service: {@code jude} judges every event, everybody else is refused. What
 * was asked is told at the same address.
 */
public final class EventStub implements QuarkusTestResourceLifecycleManager {

  private static final String REFUSAL =
      """
      {"type": "about:blank", "status": 403, "code": "plays-here", "detail": "You play here."}
      """;

  private final List<String> looks = new CopyOnWriteArrayList<>();
  private HttpServer server;

  @Override
  public Map<String, String> start() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/internal/matches/", this::serve);
    server.start();
    var url = "http://localhost:" + server.getAddress().getPort();
    return Map.of("quarkus.rest-client.matchmaking-service.url", url);
  }

  private void serve(HttpExchange exchange) throws IOException {
    try (exchange) {
      if (exchange.getRequestMethod().equals("GET")) {
        answer(exchange, 200, String.join("\n", looks));
        return;
      }
      var asked = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      if (asked.contains("\"jude\"")) {
        looks.add(exchange.getRequestURI().getPath() + " " + asked);
        exchange.sendResponseHeaders(204, -1);
      } else {
        exchange.getResponseHeaders().add("Content-Type", "application/problem+json");
        answer(exchange, 403, REFUSAL);
      }
    }
  }

  private static void answer(HttpExchange exchange, int status, String text) throws IOException {
    var body = text.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
  }

  @Override
  public void stop() {
    if (server != null) {
      server.stop(0);
    }
  }
}
