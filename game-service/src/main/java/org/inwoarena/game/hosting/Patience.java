package org.inwoarena.game.hosting;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.function.Supplier;
import org.inwoarena.kit.messaging.OnContext;
import org.jboss.logging.Logger;

/** Tries again in place until the database and Kafka are back. */
final class Patience {

  private static final Logger LOG = Logger.getLogger(Patience.class);
  private static final Duration FIRST = Duration.ofMillis(200);
  private static final Duration LONGEST = Duration.ofSeconds(5);

  private Patience() {}

  static <T> Uni<T> with(String what, Supplier<Uni<T>> work) {
    return Uni.createFrom()
        .deferred(() -> OnContext.stay(work.get()))
        .onFailure()
        .invoke(failure -> LOG.warnf(failure, "%s failed, trying again", what))
        .onFailure()
        .retry()
        .withBackOff(FIRST, LONGEST)
        .indefinitely();
  }
}
