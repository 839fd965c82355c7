package org.inwoarena.matchmaking.desk.webhook;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.net.SocketAddress;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.InstantSource;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.matchmaking.webhook.Delivery;
import org.inwoarena.matchmaking.webhook.HookUrl;
import org.inwoarena.matchmaking.webhook.Signature;
import org.inwoarena.matchmaking.webhook.Webhook;

/**
 * Sends one message. Redirects are not followed and nothing of an answer is read but its status:
 * the receiver is a stranger.
 */
@ApplicationScoped
class HookPost {

  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final int MILLIS = Math.toIntExact(PATIENCE.toMillis());

  private final HttpClient http;
  private final InstantSource clock;

  HookPost(Vertx vertx, InstantSource clock) {
    this.http =
        vertx.createHttpClient(
            new HttpClientOptions().setKeepAlive(false).setConnectTimeout(MILLIS));
    this.clock = clock;
  }

  /** The status of the answer. */
  Uni<Integer> send(Webhook webhook, Delivery delivery, HookUrl url, InetAddress address) {
    var timestamp = clock.instant().getEpochSecond();
    var options =
        new RequestOptions()
            .setMethod(HttpMethod.POST)
            .setSsl(!url.local())
            .setServer(SocketAddress.inetSocketAddress(new InetSocketAddress(address, url.port())))
            .setHost(url.host())
            .setPort(url.port())
            .setURI(url.target())
            .setFollowRedirects(false)
            .setTimeout(MILLIS)
            .putHeader("Content-Type", "application/json")
            .putHeader("User-Agent", "INWO-Arena-Webhook/1")
            .putHeader("Arena-Webhook-Id", delivery.id().toString())
            .putHeader("Arena-Webhook-Kind", delivery.kind())
            .putHeader("Arena-Webhook-Timestamp", Long.toString(timestamp))
            .putHeader(
                "Arena-Webhook-Signature",
                Signature.of(webhook.secret(), timestamp, delivery.body()));
    return OnContext.stay(
        Uni.createFrom()
            .completionStage(
                () ->
                    http.request(options)
                        .compose(request -> send(request, delivery.body()))
                        .toCompletionStage())
            .ifNoItem()
            .after(PATIENCE)
            .fail());
  }

  private static Future<Integer> send(HttpClientRequest request, String body) {
    return request
        .send(Buffer.buffer(body))
        .map(
            response -> {
              request.reset();
              return response.statusCode();
            });
  }

  @PreDestroy
  void close() {
    http.close();
  }
}
