package org.inwoarena.matchmaking.api;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.matchmaking.queue.Outlook;
import org.inwoarena.matchmaking.queue.Ticket;

/**
 * A place in a queue.
 *
 * @param outlook why the last look found nobody: alone, outside-window, rematch-only, others-first
 */
public record TicketView(
    UUID ticketId,
    String ladder,
    String registrationId,
    Ticket.State state,
    Instant joinedAt,
    Instant expiresAt,
    Optional<Outlook> outlook) {
  static TicketView of(Ticket ticket) {
    return new TicketView(
        ticket.id(),
        ticket.ladder(),
        ticket.registration(),
        ticket.state(),
        ticket.joinedAt(),
        ticket.expiresAt(),
        ticket.outlook());
  }
}
