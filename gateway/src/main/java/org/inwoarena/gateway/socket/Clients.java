package org.inwoarena.gateway.socket;

import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.websockets.next.UserData.TypedKey;
import io.quarkus.websockets.next.WebSocketConnection;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import org.inwoarena.gateway.GatewayConfig;
import org.inwoarena.gateway.limit.RateLimiter;
import org.inwoarena.kit.problem.Problem;
import org.jboss.logging.Logger;

/** Makes a {@link Client} of every socket that opens. */
@ApplicationScoped
public class Clients {

  private static final Logger LOG = Logger.getLogger(Clients.class);
  private static final TypedKey<Client> CLIENT = new TypedKey<>("client");

  private final Vertx vertx;
  private final GatewayConfig.Sockets limits;
  private final RateLimiter limiter;
  private final Frames frames;
  private final SocketMetrics metrics;

  Clients(
      Vertx vertx,
      GatewayConfig config,
      RateLimiter limiter,
      Frames frames,
      SocketMetrics metrics) {
    this.vertx = vertx;
    this.limits = config.sockets();
    this.limiter = limiter;
    this.frames = frames;
    this.metrics = metrics;
  }

  /** A client for a socket that just opened. */
  public Client open(WebSocketConnection connection, SecurityIdentity identity) {
    metrics.opened();
    var outlet = new Outlet(connection, limits, metrics);
    var watch = new TokenWatch(vertx, () -> outlet.close(CloseCode.TOKEN_EXPIRED));
    var client = new Client(outlet, frames, limiter.forSocket(), watch);
    client.identify(identity);
    connection.userData().put(CLIENT, client);
    return client;
  }

  /** The client of an open socket. */
  public Client of(WebSocketConnection connection) {
    return connection.userData().get(CLIENT);
  }

  /** The socket closed. */
  public void close(WebSocketConnection connection) {
    metrics.closed();
    of(connection).gone();
  }

  /** The socket failed: the client sent what no frame can be, or simply went away. */
  public void broken(WebSocketConnection connection, Throwable failure) {
    if (connection.isClosed()) {
      LOG.debugf("%s went away: %s", connection.id(), failure);
      return;
    }
    LOG.infof("%s: %s", connection.id(), failure.getMessage());
    var client = of(connection);
    client.error(Problem.of(413, "message-too-large", "A message is at most 64 KB long."));
    client.outlet().close(CloseCode.TOO_BIG);
  }
}
