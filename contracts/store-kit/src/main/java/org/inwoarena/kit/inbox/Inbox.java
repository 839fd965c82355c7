package org.inwoarena.kit.inbox;

import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.TimeUnit;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * Which messages were handled, per consumer: written in the transaction of the effect, so that at
 * least once on the wire is once in effect.
 */
@ApplicationScoped
public class Inbox {

  private final Mutiny.SessionFactory sessions;

  Inbox(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** Notes the message; false when this consumer has handled it before. */
  public Uni<Boolean> firstTime(Mutiny.Session session, String consumer, String messageId) {
    return session
        .createNativeQuery(
            "insert into inbox (consumer, message_id) values (:consumer, :message)"
                + " on conflict do nothing")
        .setParameter("consumer", consumer)
        .setParameter("message", messageId)
        .executeUpdate()
        .map(rows -> rows == 1);
  }

  /** Forgets what no topic can repeat any more: the longest retention is 30 days. */
  @Scheduled(
      identity = "inbox-clean-up",
      every = "12h",
      delay = 10,
      delayUnit = TimeUnit.MINUTES,
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  Uni<Void> cleanUp() {
    return sessions
        .withTransaction(
            session ->
                session
                    .createNativeQuery(
                        "delete from inbox where received_at < now() - interval '40 days'")
                    .executeUpdate())
        .replaceWithVoid();
  }
}
