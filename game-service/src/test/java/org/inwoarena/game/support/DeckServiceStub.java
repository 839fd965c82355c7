package org.inwoarena.game.support;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Stands for deck-service: hands out what tests PUT at the same address. Answers over real HTTP, so
 * that the client and its failures are real.
 */
public final class DeckServiceStub implements QuarkusTestResourceLifecycleManager {

  private final Map<String, byte[]> registrations = new ConcurrentHashMap<>();
  private HttpServer server;

  @Override
  public Map<String, String> start() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/internal/registrations/", this::serve);
    server.start();
    var url = "http://localhost:" + server.getAddress().getPort();
    return Map.of("quarkus.rest-client.deck-service.url", url);
  }

  private void serve(HttpExchange exchange) throws IOException {
    try (exchange) {
      var path = exchange.getRequestURI().getPath();
      if (exchange.getRequestMethod().equals("PUT")) {
        registrations.put(path, exchange.getRequestBody().readAllBytes());
        exchange.sendResponseHeaders(204, -1);
        return;
      }
      var body = registrations.get(path);
      if (body == null) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      exchange.getResponseHeaders().add("Content-Type", "application/json");
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  @Override
  public void stop() {
    if (server != null) {
      server.stop(0);
    }
  }
}
