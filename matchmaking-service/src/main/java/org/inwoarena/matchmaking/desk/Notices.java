package org.inwoarena.matchmaking.desk;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.PlayerNotice;
import org.inwoarena.contracts.PlayerNotice.OfferClosed;
import org.inwoarena.contracts.PlayerNotice.TicketChanged;
import org.inwoarena.kit.outbox.Outbox;
import org.inwoarena.matchmaking.queue.Offer;
import org.inwoarena.matchmaking.queue.Ticket;

/** Tells players what happened to them. */
@ApplicationScoped
public class Notices {

  private final Outbox outbox;
  private final InstantSource clock;

  Notices(Outbox outbox, InstantSource clock) {
    this.outbox = outbox;
    this.clock = clock;
  }

  /** Tells one player something. */
  public Uni<Void> tell(Mutiny.Session session, String player, PlayerNotice.Body body) {
    return outbox.add(
        session, new PlayerNotice(player, UUID.randomUUID().toString(), clock.instant(), body));
  }

  Uni<Void> tell(Mutiny.Session session, Ticket ticket) {
    return tell(
        session,
        ticket.player(),
        new TicketChanged(ticket.id().toString(), ticket.ladder(), ticket.state().word()));
  }

  Uni<Void> tellClosed(Mutiny.Session session, Offer offer) {
    var closed = new OfferClosed(offer.id().toString(), offer.state().word());
    return InTurn.each(offer.sides(), side -> tell(session, side.player(), closed));
  }
}
