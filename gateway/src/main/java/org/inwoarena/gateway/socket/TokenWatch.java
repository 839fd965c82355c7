package org.inwoarena.gateway.socket;

import io.vertx.core.Vertx;
import java.time.Duration;
import java.time.Instant;
import org.inwoarena.gateway.edge.PlayerToken;

/** Calls out shortly before a token expires, unless a newer one came. */
public final class TokenWatch {

  /** Quarkus closes the socket at the very moment with a code of its own; ours comes first. */
  private static final Duration BEFORE = Duration.ofMillis(500);

  private final Vertx vertx;
  private final Runnable onExpiry;
  private long timer = -1;

  /** A watch without a token yet. */
  public TokenWatch(Vertx vertx, Runnable onExpiry) {
    this.vertx = vertx;
    this.onExpiry = onExpiry;
  }

  /** Watches this token from now on, and no other. */
  public synchronized void watch(PlayerToken token) {
    stop();
    token
        .expiresAt()
        .map(at -> Duration.between(Instant.now(), at.minus(BEFORE)).toMillis())
        .ifPresent(left -> timer = vertx.setTimer(Math.max(1, left), expired -> onExpiry.run()));
  }

  /** Watches no more. */
  public synchronized void stop() {
    vertx.cancelTimer(timer);
    timer = -1;
  }
}
