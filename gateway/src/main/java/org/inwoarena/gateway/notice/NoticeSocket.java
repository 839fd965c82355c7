package org.inwoarena.gateway.notice;

import io.quarkus.security.Authenticated;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.websockets.next.InboundProcessingMode;
import io.quarkus.websockets.next.OnClose;
import io.quarkus.websockets.next.OnError;
import io.quarkus.websockets.next.OnOpen;
import io.quarkus.websockets.next.OnTextMessage;
import io.quarkus.websockets.next.WebSocket;
import io.quarkus.websockets.next.WebSocketConnection;
import io.quarkus.websockets.next.WebSocketSecurity;
import io.smallrye.mutiny.Uni;
import org.inwoarena.gateway.socket.Clients;
import org.inwoarena.gateway.socket.Frames;

/** The socket of one player's notices: ticket, offer, challenge, match started. */
@Authenticated
@WebSocket(path = "/ws/me", inboundProcessingMode = InboundProcessingMode.CONCURRENT)
class NoticeSocket {

  private final Clients clients;
  private final NoticeHub hub;
  private final SecurityIdentity identity;
  private final WebSocketSecurity security;

  NoticeSocket(
      Clients clients, NoticeHub hub, SecurityIdentity identity, WebSocketSecurity security) {
    this.clients = clients;
    this.hub = hub;
    this.identity = identity;
    this.security = security;
  }

  @OnOpen
  Uni<Void> open(WebSocketConnection connection) {
    var client = clients.open(connection, identity);
    client.player().ifPresent(player -> hub.add(player, client.outlet()));
    return Uni.createFrom().voidItem();
  }

  @OnTextMessage
  Uni<Void> message(WebSocketConnection connection, String text) {
    var client = clients.of(connection);
    var frame = client.receive(text);
    if (frame.isEmpty()) {
      return Uni.createFrom().voidItem();
    }
    if (frame.get().path("type").asText().equals("token")) {
      return client.renew(frame.get(), security);
    }
    client.error(Frames.malformed("type: token."));
    return Uni.createFrom().voidItem();
  }

  @OnClose
  Uni<Void> close(WebSocketConnection connection) {
    var client = clients.of(connection);
    client.player().ifPresent(player -> hub.remove(player, client.outlet()));
    clients.close(connection);
    return Uni.createFrom().voidItem();
  }

  @OnError
  Uni<Void> broken(WebSocketConnection connection, Throwable failure) {
    clients.broken(connection, failure);
    return Uni.createFrom().voidItem();
  }
}
