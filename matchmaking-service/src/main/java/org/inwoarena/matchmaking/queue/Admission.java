package org.inwoarena.matchmaking.queue;

import static org.inwoarena.matchmaking.refusal.Objection.conflict;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.matchmaking.refusal.Objection;

/**
 * Whether a player may take a place in a queue as things stand.
 *
 * @param openTicket a place he already has there
 * @param runningMatch the rated match he is playing
 * @param penalty what he has let slip
 */
public record Admission(
    Optional<Ticket> openTicket, Optional<UUID> runningMatch, Optional<Penalty> penalty) {

  /** Every reason against it. */
  public List<Objection> objections(Instant now) {
    var found = new ArrayList<Objection>();
    openTicket.ifPresent(
        ticket ->
            found.add(
                conflict(
                    "already-queued", "You already wait on this ladder: ticket " + ticket.id())));
    runningMatch.ifPresent(
        match ->
            found.add(
                conflict("match-under-way", "You are playing a rated match: " + match + ".")));
    penalty
        .filter(slip -> now.isBefore(slip.bannedUntil()))
        .ifPresent(
            slip ->
                found.add(
                    conflict("queue-ban", "You may queue again at " + slip.bannedUntil() + ".")
                        .retryAfter(Duration.between(now, slip.bannedUntil()))));
    return found;
  }
}
