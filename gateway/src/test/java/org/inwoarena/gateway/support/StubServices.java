package org.inwoarena.gateway.support;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import org.eclipse.microprofile.config.ConfigProvider;

/** Stands in for the services behind the gateway, and remembers what reached them. */
public final class StubServices implements AutoCloseable {

  /** One request as it arrived; never compared. */
  @SuppressWarnings("ArrayRecordComponent")
  public record Seen(String method, String uri, Map<String, List<String>> headers, byte[] body) {
    /** The only value of a header. */
    public String header(String name) {
      return String.join(",", headers.getOrDefault(name.toLowerCase(Locale.ROOT), List.of()));
    }
  }

  /** Answers one request; the body has been read. */
  @FunctionalInterface
  public interface Behaviour {
    void answer(Seen request, HttpExchange exchange) throws IOException;
  }

  private final HttpServer server;
  private final Map<String, Behaviour> behaviours = new ConcurrentHashMap<>();
  private final List<Seen> seen = new CopyOnWriteArrayList<>();

  private StubServices(HttpServer server) {
    this.server = server;
  }

  /** Starts where the gateway expects the services. */
  public static StubServices start() {
    try {
      int port = ConfigProvider.getConfig().getValue("test.stub.port", Integer.class);
      var server = HttpServer.create(new InetSocketAddress("localhost", port), 0);
      var stub = new StubServices(server);
      server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
      server.createContext("/", stub::handle);
      server.start();
      return stub;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What happens to requests for a path. */
  public void on(String path, Behaviour behaviour) {
    behaviours.put(path, behaviour);
  }

  /** Answers a path with JSON. */
  public void onJson(String path, String json) {
    on(path, (request, exchange) -> json(exchange, 200, json));
  }

  /** What reached a path. */
  public List<Seen> seen(String path) {
    return seen.stream().filter(s -> s.uri().split("\\?", 2)[0].equals(path)).toList();
  }

  /** Everything that reached the services. */
  public List<Seen> seen() {
    return List.copyOf(seen);
  }

  public static void json(HttpExchange exchange, int status, String json) throws IOException {
    var bytes = json.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  private void handle(HttpExchange exchange) throws IOException {
    var headers = new ConcurrentHashMap<String, List<String>>();
    exchange
        .getRequestHeaders()
        .forEach((name, values) -> headers.put(name.toLowerCase(Locale.ROOT), values));
    var request =
        new Seen(
            exchange.getRequestMethod(),
            exchange.getRequestURI().toString(),
            headers,
            exchange.getRequestBody().readAllBytes());
    seen.add(request);
    behaviours
        .getOrDefault(
            exchange.getRequestURI().getPath(), (r, e) -> json(e, 404, "{\"code\":\"stub\"}"))
        .answer(request, exchange);
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
