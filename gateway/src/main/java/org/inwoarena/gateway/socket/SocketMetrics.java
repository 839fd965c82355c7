package org.inwoarena.gateway.socket;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;

/** What an operator sees of the sockets. */
@Startup
@ApplicationScoped
public class SocketMetrics {

  private final AtomicInteger open = new AtomicInteger();
  private final Counter parts;
  private final Counter commands;
  private final Counter slow;
  private final Counter resyncs;
  private final Timer lag;

  SocketMetrics(MeterRegistry registry) {
    registry.gauge("gateway.sockets.open", open);
    this.parts = registry.counter("gateway.parts.sent");
    this.commands = registry.counter("gateway.commands.sent");
    this.slow = registry.counter("gateway.sockets.too.slow");
    this.resyncs = registry.counter("gateway.views.fetched");
    this.lag =
        Timer.builder("gateway.parts.lag")
            .description("from the host's clock to the hand-over to a socket")
            .publishPercentiles(0.5, 0.95, 0.99)
            .register(registry);
  }

  /** A socket was opened. */
  public void opened() {
    open.incrementAndGet();
  }

  /** A socket was closed. */
  public void closed() {
    open.decrementAndGet();
  }

  /** A live part went out. */
  public void partSent(Instant serverNow) {
    parts.increment();
    var since = Duration.between(serverNow, Instant.now());
    lag.record(since.isNegative() ? Duration.ZERO : since);
  }

  /** A command went to game-service. */
  public void commandSent() {
    commands.increment();
  }

  /** A client was cut off. */
  public void tooSlow() {
    slow.increment();
  }

  /** A snapshot or missed parts were fetched. */
  public void viewFetched() {
    resyncs.increment();
  }
}
