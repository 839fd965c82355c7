package org.inwoarena.matchmaking.store;

import io.quarkus.arc.Arc;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.smallrye.common.annotation.CheckReturnValue;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.function.Function;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.kit.outbox.Outbox;
import org.inwoarena.kit.store.Turnstile;
import org.inwoarena.matchmaking.MatchmakingConfig;

/**
 * One request, one session, one transaction; what it had to say is published right after. Requests
 * wait their turn, so that a crowd leaves connections over for what the platform does by itself.
 */
@ApplicationScoped
public class Transactions {

  private final Mutiny.SessionFactory sessions;
  private final Outbox outbox;
  private final CurrentVertxRequest request;
  private final Turnstile turnstile;

  Transactions(
      Mutiny.SessionFactory sessions,
      Outbox outbox,
      CurrentVertxRequest request,
      MatchmakingConfig config) {
    this.sessions = sessions;
    this.outbox = outbox;
    this.request = request;
    var limits = config.requests();
    this.turnstile = new Turnstile(limits.atOnce(), limits.inLine(), limits.patience());
  }

  /** Does the work; a failure undoes all of it. */
  @CheckReturnValue
  public <T> Uni<T> run(Function<Mutiny.Session, Uni<T>> work) {
    return inTurn(() -> sessions.withTransaction(work)).invoke(outbox::nudge);
  }

  /** Looks something up. */
  @CheckReturnValue
  public <T> Uni<T> read(Function<Mutiny.Session, Uni<T>> work) {
    return inTurn(() -> sessions.withSession(work));
  }

  private <T> Uni<T> inTurn(Supplier<Uni<T>> work) {
    return Uni.createFrom().deferred(() -> isRequest() ? turnstile.through(work) : work.get());
  }

  private boolean isRequest() {
    return Arc.container().requestContext().isActive() && request.getCurrent() != null;
  }
}
