package org.inwoarena.gateway.match;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.inwoarena.gateway.GatewayConfig;
import org.inwoarena.gateway.match.ViewRecord.Missed;
import org.inwoarena.gateway.match.ViewRecord.Part;
import org.inwoarena.gateway.socket.Outlet;
import org.inwoarena.gateway.socket.SocketMetrics;
import org.inwoarena.kit.problem.Problem;

/**
 * Brings the parts of one audience to one client: in order, each once, none before its time. Live
 * parts wait while missed ones are fetched; a gap is fetched. Runs on one event loop only.
 */
final class ViewStream {

  private static final int MOST_PAUSES = 10;

  private final Context context;
  private final LongFunction<Uni<Missed>> fetchAfter;
  private final Outlet outlet;
  private final SocketMetrics metrics;
  private final GatewayConfig.Sockets limits;
  private final Consumer<Problem> refused;

  private final Queue<Part> held = new ArrayDeque<>();
  private long seen;
  private boolean fetching;
  private boolean overflowed;
  private boolean stopped;
  private int vain;

  /**
   * A stream that does nothing yet.
   *
   * @param fetchAfter asks game-service for what came after a viewSeq
   * @param refused told when game-service will not show this match to this viewer
   */
  ViewStream(
      Context context,
      LongFunction<Uni<Missed>> fetchAfter,
      Outlet outlet,
      SocketMetrics metrics,
      GatewayConfig.Sockets limits,
      Consumer<Problem> refused) {
    this.context = context;
    this.fetchAfter = fetchAfter;
    this.outlet = outlet;
    this.metrics = metrics;
    this.limits = limits;
    this.refused = refused;
  }

  /** Starts, or starts again, after the last part the client has; 0 for none. */
  void resumeAfter(long viewSeq) {
    seen = viewSeq;
    vain = 0;
    if (!fetching) {
      fetch();
    }
  }

  /** A part came live. */
  void accept(Part part) {
    if (held.size() >= limits.maxHeld()) {
      overflowed = true;
      return;
    }
    held.add(part);
    drain();
  }

  void stop() {
    stopped = true;
    held.clear();
  }

  private void drain() {
    while (!fetching && !stopped && !held.isEmpty()) {
      var next = held.element();
      if (next.viewSeq() > seen && !visible(next)) {
        return;
      }
      if (next.viewSeq() > seen + 1) {
        fetchGap();
        return;
      }
      held.remove();
      if (next.viewSeq() > seen) {
        send(next);
        metrics.partSent(next.serverNow());
      }
    }
    if (overflowed && !fetching && !stopped) {
      overflowed = false;
      fetch();
    }
  }

  private void send(Part part) {
    seen = part.viewSeq();
    vain = 0;
    outlet.send(part.frame());
  }

  /** Spectators may be held back; the seats never are. */
  private boolean visible(Part part) {
    var wait = Duration.between(Instant.now(), part.visibleAt());
    if (part.player().isPresent() || !wait.isPositive()) {
      return true;
    }
    later(wait, this::drain);
    return false;
  }

  /** Asks again at once the first time; what game-service does not have yet needs a pause. */
  private void fetchGap() {
    if (vain == 0) {
      fetch();
    } else {
      pauseAndFetch();
    }
  }

  private void fetch() {
    fetching = true;
    long after = seen;
    metrics.viewFetched();
    fetchAfter
        .apply(after)
        .emitOn(task -> context.runOnContext(ignored -> task.run()))
        .subscribe()
        .with(missed -> fetched(after, missed), this::failed);
  }

  private void fetched(long after, Missed missed) {
    fetching = false;
    if (stopped) {
      return;
    }
    if (after != seen) {
      // The client said hello again meanwhile.
      fetch();
      return;
    }
    vain++;
    missed.parts().stream()
        .filter(part -> missed.whole() || part.viewSeq() > seen)
        .forEach(this::send);
    drain();
  }

  private void failed(Throwable failure) {
    if (stopped) {
      fetching = false;
    } else if (failure instanceof Problem problem && problem.status() < 500) {
      fetching = false;
      refused.accept(problem);
    } else {
      vain++;
      pauseAndFetch();
    }
  }

  private void pauseAndFetch() {
    fetching = true;
    later(
        limits.retry().multipliedBy(Math.min(vain, MOST_PAUSES)),
        () -> {
          if (stopped) {
            fetching = false;
          } else {
            fetch();
          }
        });
  }

  private void later(Duration wait, Runnable task) {
    context.owner().setTimer(Math.max(1, wait.toMillis()), timer -> task.run());
  }
}
