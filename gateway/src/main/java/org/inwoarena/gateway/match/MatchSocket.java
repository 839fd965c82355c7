package org.inwoarena.gateway.match;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.websockets.next.InboundProcessingMode;
import io.quarkus.websockets.next.OnClose;
import io.quarkus.websockets.next.OnError;
import io.quarkus.websockets.next.OnOpen;
import io.quarkus.websockets.next.OnTextMessage;
import io.quarkus.websockets.next.PathParam;
import io.quarkus.websockets.next.UserData.TypedKey;
import io.quarkus.websockets.next.WebSocket;
import io.quarkus.websockets.next.WebSocketConnection;
import io.quarkus.websockets.next.WebSocketSecurity;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import java.util.regex.Pattern;
import org.inwoarena.gateway.socket.Clients;
import org.inwoarena.gateway.socket.CloseCode;
import org.inwoarena.gateway.socket.Frames;
import org.inwoarena.kit.problem.Problem;

/**
 * The socket of a match. A player gets the parts of the own seat and may send commands; everybody
 * else, logged in or not, gets what everybody may see.
 */
@WebSocket(path = "/ws/matches/{matchId}", inboundProcessingMode = InboundProcessingMode.CONCURRENT)
class MatchSocket {

  private static final TypedKey<Viewer> VIEWER = new TypedKey<>("viewer");
  private static final Pattern MATCH_ID = Pattern.compile("[A-Za-z0-9-]{1,64}");

  private final Clients clients;
  private final MatchTable table;
  private final SecurityIdentity identity;
  private final WebSocketSecurity security;

  MatchSocket(
      Clients clients, MatchTable table, SecurityIdentity identity, WebSocketSecurity security) {
    this.clients = clients;
    this.table = table;
    this.identity = identity;
    this.security = security;
  }

  @OnOpen
  Uni<Void> open(WebSocketConnection connection, @PathParam String matchId) {
    var client = clients.open(connection, identity);
    connection.userData().put(VIEWER, new Viewer(matchId, client, Vertx.currentContext(), table));
    if (!MATCH_ID.matcher(matchId).matches()) {
      client.error(Problem.notFound("match-unknown", "There is no such match."));
      client.outlet().close(CloseCode.NO_SUCH_MATCH);
    }
    return Uni.createFrom().voidItem();
  }

  @OnTextMessage
  Uni<Void> message(WebSocketConnection connection, String text) {
    return clients
        .of(connection)
        .receive(text)
        .map(frame -> dispatch(connection, frame))
        .orElseGet(() -> Uni.createFrom().voidItem());
  }

  private Uni<Void> dispatch(WebSocketConnection connection, ObjectNode frame) {
    var client = clients.of(connection);
    var viewer = connection.userData().get(VIEWER);
    switch (frame.path("type").asText()) {
      case "hello" -> viewer.hello(frame);
      case "command" -> viewer.command(frame);
      case "token" -> {
        return client.renew(frame, security);
      }
      default -> client.error(Frames.malformed("type: hello, command or token."));
    }
    return Uni.createFrom().voidItem();
  }

  @OnClose
  Uni<Void> close(WebSocketConnection connection) {
    connection.userData().get(VIEWER).gone();
    clients.close(connection);
    return Uni.createFrom().voidItem();
  }

  @OnError
  Uni<Void> broken(WebSocketConnection connection, Throwable failure) {
    clients.broken(connection, failure);
    return Uni.createFrom().voidItem();
  }
}
