package org.inwoarena.gateway.proxy;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.RequestOptions;
import io.vertx.ext.web.RoutingContext;
import io.vertx.httpproxy.HttpProxy;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import org.inwoarena.gateway.GatewayConfig;
import org.inwoarena.gateway.edge.ProblemWriter;

/** Passes a request on to a service and its answer back. */
@ApplicationScoped
class Forwarder {

  private static final int MOST_CONNECTIONS = 200;

  private final HttpClient client;
  private final ProblemWriter problems;
  private final GatewayConfig.Proxy limits;

  Forwarder(Vertx vertx, GatewayConfig config, ProblemWriter problems) {
    this.limits = config.proxy();
    this.problems = problems;
    this.client =
        vertx.createHttpClient(
            new HttpClientOptions()
                .setConnectTimeout((int) limits.connectTimeout().toMillis())
                .setMaxPoolSize(MOST_CONNECTIONS));
  }

  void forward(RoutingContext request, Passage passage, Buffer body) {
    HttpProxy.reverseProxy(client)
        .origin(context -> connect(passage.origin()))
        .addInterceptor(new Passing(request, passage, body, problems, limits))
        .handle(request.request());
  }

  private Future<HttpClientRequest> connect(URI origin) {
    return client
        .request(new RequestOptions().setHost(origin.getHost()).setPort(origin.getPort()))
        .map(request -> request.idleTimeout(limits.timeout().toMillis()));
  }

  @PreDestroy
  void close() {
    client.close();
  }
}
