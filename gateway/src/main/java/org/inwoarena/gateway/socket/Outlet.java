package org.inwoarena.gateway.socket;

import io.quarkus.websockets.next.WebSocketConnection;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.inwoarena.gateway.GatewayConfig;
import org.jboss.logging.Logger;

/**
 * The way out to one client. What the client does not read in time waits in memory, so the wait is
 * bounded: a client that falls behind is cut off and resumes from its last viewSeq.
 */
public final class Outlet {

  private static final Logger LOG = Logger.getLogger(Outlet.class);

  private final WebSocketConnection connection;
  private final int maxFrames;
  private final long maxBytes;
  private final SocketMetrics metrics;
  private final AtomicInteger frames = new AtomicInteger();
  private final AtomicLong bytes = new AtomicLong();
  private final AtomicBoolean closing = new AtomicBoolean();

  /** An outlet over an open connection. */
  public Outlet(
      WebSocketConnection connection, GatewayConfig.Sockets limits, SocketMetrics metrics) {
    this.connection = connection;
    this.maxFrames = limits.maxFrames();
    this.maxBytes = limits.maxBytes().asLongValue();
    this.metrics = metrics;
  }

  /** Sends a frame, or cuts the client off when too much waits already. */
  public void send(String frame) {
    if (closing.get()) {
      return;
    }
    long size = frame.getBytes(StandardCharsets.UTF_8).length;
    if (frames.get() >= maxFrames || (frames.get() > 0 && bytes.get() + size > maxBytes)) {
      metrics.tooSlow();
      close(CloseCode.TOO_SLOW);
      return;
    }
    frames.incrementAndGet();
    bytes.addAndGet(size);
    connection
        .sendText(frame)
        .onTermination()
        .invoke(() -> written(size))
        .subscribe()
        .with(done -> {}, failure -> LOG.debugf("not sent on %s: %s", connection.id(), failure));
  }

  /** Closes with a code; what was sent before is still delivered. */
  public void close(CloseCode code) {
    if (closing.compareAndSet(false, true) && connection.isOpen()) {
      LOG.debugf("closing %s: %s", connection.id(), code);
      connection
          .close(code.reason())
          .subscribe()
          .with(done -> {}, failure -> LOG.debugf("close of %s: %s", connection.id(), failure));
    }
  }

  private void written(long size) {
    frames.decrementAndGet();
    bytes.addAndGet(-size);
  }
}
