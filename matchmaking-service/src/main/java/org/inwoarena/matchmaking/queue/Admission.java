package org.inwoarena.matchmaking.queue;

import static org.inwoarena.matchmaking.refusal.Objection.conflict;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.matchmaking.conduct.Ban;
import org.inwoarena.matchmaking.refusal.Objection;

/**
 * Whether a player may take a place in a queue as things stand.
 *
 * @param openTicket a place he already has there
 * @param runningMatch the rated match he is playing
 * @param bans that run
 */
public record Admission(Optional<Ticket> openTicket, Optional<UUID> runningMatch, List<Ban> bans) {

  /** Keeps an own copy. */
  public Admission {
    bans = List.copyOf(bans);
  }

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
    bans.forEach(ban -> found.add(objection(ban, now)));
    return found;
  }

  /** When queuing is possible again, if a ban runs. */
  public Optional<Instant> bannedUntil() {
    return bans.stream().map(Ban::until).max(Comparator.naturalOrder());
  }

  /** The reason against somebody who is banned. */
  public static Objection objection(Ban ban, Instant now) {
    return conflict("queue-ban", ban.detail() + " You may queue again at " + ban.until() + ".")
        .retryAfter(Duration.between(now, ban.until()));
  }
}
