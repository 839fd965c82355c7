package org.inwoarena.matchmaking.store;

import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.matchmaking.queue.Outlook;
import org.inwoarena.matchmaking.queue.Ticket;

@Entity
@Table(name = "ticket")
class TicketRow {
  @Id UUID id;
  String player;
  String ladder;
  String registration;

  @Enumerated(EnumType.STRING)
  Ticket.State state;

  Instant joinedAt;
  Instant expiresAt;
  Instant closedAt;

  @Enumerated(EnumType.STRING)
  Outlook outlook;

  TicketRow() {}

  TicketRow(Ticket ticket) {
    id = ticket.id();
    player = ticket.player();
    ladder = ticket.ladder();
    registration = ticket.registration();
    joinedAt = ticket.joinedAt();
    take(ticket);
  }

  void take(Ticket ticket) {
    state = ticket.state();
    expiresAt = ticket.expiresAt();
    closedAt = ticket.closedAt().orElse(null);
    outlook = ticket.outlook().orElse(null);
  }

  Ticket ticket() {
    return new Ticket(
        id,
        player,
        ladder,
        registration,
        state,
        joinedAt,
        expiresAt,
        Optional.ofNullable(closedAt),
        Optional.ofNullable(outlook));
  }
}
