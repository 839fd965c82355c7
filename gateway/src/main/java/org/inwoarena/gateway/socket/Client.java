package org.inwoarena.gateway.socket;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.websockets.next.WebSocketSecurity;
import io.smallrye.mutiny.Uni;
import java.util.Optional;
import org.inwoarena.gateway.edge.PlayerToken;
import org.inwoarena.gateway.limit.RateLimiter;
import org.inwoarena.gateway.limit.TokenBucket;
import org.inwoarena.kit.problem.Problem;

/** One connected client, whatever it is connected to: its token, its limits, the way out to it. */
public final class Client {

  private final Outlet outlet;
  private final Frames frames;
  private final TokenBucket messages;
  private final TokenWatch watch;
  private volatile Optional<PlayerToken> token = Optional.empty();

  Client(Outlet outlet, Frames frames, TokenBucket messages, TokenWatch watch) {
    this.outlet = outlet;
    this.frames = frames;
    this.messages = messages;
    this.watch = watch;
  }

  /** The way out. */
  public Outlet outlet() {
    return outlet;
  }

  /** The newest token; empty for somebody who is not logged in. */
  public Optional<PlayerToken> token() {
    return token;
  }

  /** The player; empty for somebody who is not logged in. */
  public Optional<String> player() {
    return token.map(PlayerToken::player);
  }

  /** Reads a frame; one that cannot be taken is answered with an error and empty here. */
  public Optional<ObjectNode> receive(String text) {
    try {
      if (!messages.take()) {
        throw RateLimiter.tooMany();
      }
      return Optional.of(frames.read(text));
    } catch (Problem problem) {
      error(problem);
      return Optional.empty();
    }
  }

  /** Tells the client about a problem. */
  public void error(Problem problem) {
    outlet.send(frames.error(problem, Optional.empty()));
  }

  /** Tells the client about a problem with one of its commands. */
  public void error(Problem problem, String commandId) {
    outlet.send(frames.error(problem, Optional.of(commandId)));
  }

  /** Takes the identity of the hand-shake, or of a newer token. */
  public void identify(SecurityIdentity identity) {
    token = PlayerToken.of(identity);
    token.ifPresent(watch::watch);
  }

  /** Takes a newer token of the same player over the socket; the old one stays if it is bad. */
  public Uni<Void> renew(ObjectNode frame, WebSocketSecurity security) {
    var offered = frame.path("token").asText();
    return Uni.createFrom()
        .completionStage(() -> security.updateSecurityIdentity(offered))
        .invoke(this::renewed)
        .replaceWithVoid()
        .onFailure()
        .recoverWithItem(
            refused -> {
              error(Problem.of(401, "token-refused", "This token cannot renew the socket."));
              return null;
            });
  }

  private void renewed(SecurityIdentity identity) {
    identify(identity);
    outlet.send(frames.tokenTaken(token.flatMap(PlayerToken::expiresAt)));
  }

  /** The socket is closed. */
  public void gone() {
    watch.stop();
  }
}
