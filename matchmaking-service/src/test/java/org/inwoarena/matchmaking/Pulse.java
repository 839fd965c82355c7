package org.inwoarena.matchmaking;

import io.netty.util.concurrent.ScheduledFuture;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Asks every event loop again and again whether it is there, and keeps the longest wait. */
final class Pulse implements AutoCloseable {

  private static final long EVERY_MS = 10;

  private final AtomicLong longest = new AtomicLong();
  private final List<ScheduledFuture<?>> beats = new ArrayList<>();

  Pulse(Vertx vertx) {
    for (var loop : vertx.nettyEventLoopGroup()) {
      var last = new AtomicLong(System.nanoTime());
      beats.add(
          loop.scheduleWithFixedDelay(() -> beat(last), EVERY_MS, EVERY_MS, TimeUnit.MILLISECONDS));
    }
  }

  private void beat(AtomicLong last) {
    var now = System.nanoTime();
    longest.accumulateAndGet(now - last.getAndSet(now), Math::max);
  }

  /** The longest any loop did not answer. */
  Duration longestGap() {
    return Duration.ofNanos(longest.get());
  }

  @Override
  public void close() {
    beats.forEach(beat -> beat.cancel(false));
  }
}
