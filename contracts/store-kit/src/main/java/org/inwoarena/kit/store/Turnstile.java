package org.inwoarena.kit.store;

import io.smallrye.common.annotation.CheckReturnValue;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.inwoarena.kit.problem.Problem;

/**
 * Where work waits for the database: so many at once, so many more in a line, first come, first
 * served. Whoever finds the line full, or stands in it for too long, is told to come back; he has
 * changed nothing. A connection pool has such a line too, but no bound to it, and whatever the
 * platform does by itself would have to stand in it behind the crowd.
 */
public final class Turnstile {

  private static final int COME_BACK_SECONDS = 2;

  private final int atOnce;
  private final int places;
  private final Duration patience;
  private final SequencedSet<Turn> line = new LinkedHashSet<>();
  private int inside;

  /**
   * A turnstile.
   *
   * @param atOnce how many work at the same time
   * @param places how many more may stand in line
   * @param patience how long one stands in line
   */
  public Turnstile(int atOnce, int places, Duration patience) {
    this.atOnce = atOnce;
    this.places = places;
    this.patience = patience;
  }

  /** Does the work when its turn comes, on the context of the subscriber. */
  @CheckReturnValue
  public <T> Uni<T> through(Supplier<Uni<T>> work) {
    return Uni.createFrom()
        .emitter(
            emitter ->
                arrive(
                    new Turn(
                        Optional.ofNullable(Vertx.currentContext()),
                        () ->
                            Uni.createFrom()
                                .deferred(work::get)
                                .onTermination()
                                .invoke(this::leave)
                                .subscribe()
                                .with(emitter::complete, emitter::fail),
                        emitter::fail)));
  }

  private enum Place {
    INSIDE,
    IN_LINE,
    OUTSIDE
  }

  private void arrive(Turn turn) {
    switch (placeOf(turn)) {
      case INSIDE -> turn.work().run();
      case IN_LINE ->
          Infrastructure.getDefaultWorkerPool()
              .schedule(() -> giveUp(turn), patience.toMillis(), TimeUnit.MILLISECONDS);
      case OUTSIDE -> turn.refused().accept(busy());
    }
  }

  private synchronized Place placeOf(Turn turn) {
    if (inside < atOnce) {
      inside++;
      return Place.INSIDE;
    }
    return line.size() < places && line.add(turn) ? Place.IN_LINE : Place.OUTSIDE;
  }

  private void leave() {
    next().ifPresent(turn -> turn.go(turn.work()));
  }

  /** Who comes in instead; the place stays empty if nobody waits. */
  private synchronized Optional<Turn> next() {
    if (line.isEmpty()) {
      inside--;
      return Optional.empty();
    }
    return Optional.of(line.removeFirst());
  }

  private void giveUp(Turn turn) {
    if (leftTheLine(turn)) {
      turn.go(() -> turn.refused().accept(busy()));
    }
  }

  /** False if his turn has come meanwhile. */
  private synchronized boolean leftTheLine(Turn turn) {
    return line.remove(turn);
  }

  /** The answer to whoever cannot be served soon. */
  public static Problem busy() {
    return Problem.of(503, "busy", "Too many ask at once; nothing was changed.")
        .retryAfter(COME_BACK_SECONDS);
  }

  /** Somebody who waits. */
  private record Turn(Optional<Context> context, Runnable work, Consumer<Throwable> refused) {

    /** A session may be touched on the context of its request only. */
    void go(Runnable step) {
      context.ifPresentOrElse(here -> here.runOnContext(ignored -> step.run()), step);
    }
  }
}
