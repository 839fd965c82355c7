package org.inwoarena.matchmaking;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** An organiser's own server: hears what comes, and answers as the test says. */
final class Receiver implements AutoCloseable {

  /** What came. */
  record Heard(String id, String kind, String timestamp, String signature, String body) {}

  private final HttpServer server;
  private final List<Heard> heard = new CopyOnWriteArrayList<>();
  private final AtomicInteger answer = new AtomicInteger(204);

  Receiver() {
    try {
      this.server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    server.createContext("/", this::hear);
    server.start();
  }

  private void hear(HttpExchange exchange) throws IOException {
    try (exchange) {
      var headers = exchange.getRequestHeaders();
      heard.add(
          new Heard(
              headers.getFirst("Arena-Webhook-Id"),
              headers.getFirst("Arena-Webhook-Kind"),
              headers.getFirst("Arena-Webhook-Timestamp"),
              headers.getFirst("Arena-Webhook-Signature"),
              new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8)));
      exchange.getResponseHeaders().add("Location", "http://localhost/elsewhere");
      exchange.sendResponseHeaders(answer.get(), -1);
    }
  }

  String url() {
    return "http://localhost:" + server.getAddress().getPort() + "/in?club=23";
  }

  void answers(int status) {
    answer.set(status);
  }

  List<Heard> heard() {
    return heard;
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
