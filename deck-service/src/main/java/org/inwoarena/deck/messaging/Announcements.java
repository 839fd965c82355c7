package org.inwoarena.deck.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.DeckRegistered;
import org.inwoarena.deck.registration.Registration;
import org.inwoarena.kit.outbox.Outbox;

/** Tells of registrations, through the outbox: without the cards, which stay here. */
@ApplicationScoped
public class Announcements {

  private final Outbox outbox;

  Announcements(Outbox outbox) {
    this.outbox = outbox;
  }

  /** Adds the message to the transaction of the registration. */
  public Uni<Void> registered(Mutiny.Session session, Registration registration) {
    return outbox.add(
        session,
        new DeckRegistered(
            registration.id().toString(),
            registration.owner(),
            registration.name(),
            registration.format(),
            registration.hash(),
            registration.validator(),
            registration.registeredAt(),
            Optional.of(registration.cardPool())));
  }

  /** Publishes what has been committed. */
  public void publish() {
    outbox.nudge();
  }
}
