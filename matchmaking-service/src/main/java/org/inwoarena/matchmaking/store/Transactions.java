package org.inwoarena.matchmaking.store;

import io.smallrye.common.annotation.CheckReturnValue;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.kit.outbox.Outbox;

/** One request, one session, one transaction; what it had to say is published right after. */
@ApplicationScoped
public class Transactions {

  private final Mutiny.SessionFactory sessions;
  private final Outbox outbox;

  Transactions(Mutiny.SessionFactory sessions, Outbox outbox) {
    this.sessions = sessions;
    this.outbox = outbox;
  }

  /** Does the work; a failure undoes all of it. */
  @CheckReturnValue
  public <T> Uni<T> run(Function<Mutiny.Session, Uni<T>> work) {
    return sessions.withTransaction(work).invoke(outbox::nudge);
  }

  /** Looks something up. */
  @CheckReturnValue
  public <T> Uni<T> read(Function<Mutiny.Session, Uni<T>> work) {
    return sessions.withSession(work);
  }
}
