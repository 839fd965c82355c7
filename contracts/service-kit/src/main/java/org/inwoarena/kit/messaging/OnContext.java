package org.inwoarena.kit.messaging;

import io.smallrye.common.vertx.VertxContext;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.util.function.Supplier;

/**
 * Keeps a chain on the Vert.x context it began on. A Hibernate Reactive session may only be touched
 * there, while a Kafka producer answers on a thread of its own.
 */
public final class OnContext {

  private OnContext() {}

  /** The same result, delivered on the context of the subscriber. */
  public static <T> Uni<T> stay(Uni<T> elsewhere) {
    return Uni.createFrom()
        .deferred(
            () -> {
              Context here = Vertx.currentContext();
              return here == null
                  ? elsewhere
                  : elsewhere.emitOn(task -> here.runOnContext(ignored -> task.run()));
            });
  }

  /** Computes something long on a worker thread; the chain goes on where it began. */
  public static <T> Uni<T> aside(Supplier<T> computation) {
    return stay(
        Uni.createFrom()
            .item(computation)
            .runSubscriptionOn(Infrastructure.getDefaultWorkerPool()));
  }

  /** Runs work on a fresh duplicated context, as a request would run. */
  public static <T> Uni<T> fresh(Vertx vertx, Supplier<Uni<T>> work) {
    return Uni.createFrom()
        .emitter(
            emitter -> {
              var context = VertxContext.createNewDuplicatedContext(vertx.getOrCreateContext());
              io.quarkus.vertx.core.runtime.context.VertxContextSafetyToggle.setContextSafe(
                  context, true);
              context.runOnContext(
                  ignored -> work.get().subscribe().with(emitter::complete, emitter::fail));
            });
  }
}
