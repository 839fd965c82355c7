package org.inwoarena.client;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.ServerWebSocket;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** A real HTTP and WebSocket server inside the test, on a free port, that does what it is told. */
public final class FakeServer implements AutoCloseable {

  private final Vertx vertx = Vertx.vertx();
  private final HttpServer server = vertx.createHttpServer();
  private final List<String> bodies = new CopyOnWriteArrayList<>();

  private FakeServer() {}

  /** Serves requests; the second argument is the body. */
  public static FakeServer http(BiConsumer<HttpServerRequest, String> handler) {
    var fake = new FakeServer();
    fake.server.requestHandler(
        request ->
            request.bodyHandler(
                body -> {
                  fake.bodies.add(body.toString());
                  handler.accept(request, body.toString());
                }));
    return fake.listening();
  }

  /** Serves sockets. */
  public static FakeServer sockets(Consumer<ServerWebSocket> handler) {
    var fake = new FakeServer();
    fake.server.webSocketHandler(handler::accept);
    return fake.listening();
  }

  private FakeServer listening() {
    server.listen(0, "localhost").toCompletionStage().toCompletableFuture().join();
    return this;
  }

  /** Bodies of all requests so far. */
  public List<String> bodies() {
    return List.copyOf(bodies);
  }

  /** Where it listens. */
  public URI uri(String scheme, String path) {
    return URI.create(scheme + "://localhost:" + server.actualPort() + path);
  }

  @Override
  public void close() {
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }
}
