package org.inwoarena.matchmaking.queue;

import com.fasterxml.jackson.annotation.JsonValue;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/**
 * A player's place in the queue of a ladder.
 *
 * @param joinedAt waiting time counts from here, an offer that came to nothing included
 * @param expiresAt when waiting in vain ends
 * @param outlook why the last pass found nobody
 */
public record Ticket(
    UUID id,
    String player,
    String ladder,
    String registration,
    State state,
    Instant joinedAt,
    Instant expiresAt,
    Optional<Instant> closedAt,
    Optional<Outlook> outlook) {

  /** Where a ticket stands. */
  public enum State {
    /** Looking for an opponent. */
    WAITING,
    /** An opponent was found and both are asked. */
    OFFERED,
    /** It became a match. */
    MATCHED,
    /** It waited in vain. */
    EXPIRED,
    /** The player left, or walked away from an offer. */
    CANCELLED;

    /** Whether the ticket still holds its place. */
    public boolean open() {
      return this == WAITING || this == OFFERED;
    }

    /** As clients see it. */
    @JsonValue
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A new ticket. */
  public static Ticket open(
      UUID id, String player, String ladder, String registration, Instant now, Duration patience) {
    return new Ticket(
        id,
        player,
        ladder,
        registration,
        State.WAITING,
        now,
        now.plus(patience),
        Optional.empty(),
        Optional.empty());
  }

  /** An opponent was found. */
  public Ticket offered() {
    return becomes(State.WAITING, State.OFFERED, expiresAt, Optional.empty());
  }

  /** The offer came to nothing and the player keeps his place; the time it took is given back. */
  public Ticket returned(Duration held) {
    return becomes(State.OFFERED, State.WAITING, expiresAt.plus(held), Optional.empty());
  }

  /** Both accepted. */
  public Ticket matched(Instant now) {
    return becomes(State.OFFERED, State.MATCHED, expiresAt, Optional.of(now));
  }

  /** The player is out of the queue. */
  public Ticket cancelled(Instant now) {
    return becomes(state, State.CANCELLED, expiresAt, Optional.of(now));
  }

  /** Nobody came. */
  public Ticket expired(Instant now) {
    return becomes(State.WAITING, State.EXPIRED, expiresAt, Optional.of(now));
  }

  private Ticket becomes(State from, State to, Instant expiry, Optional<Instant> closed) {
    if (state != from || !state.open()) {
      throw new IllegalStateException(
          "ticket " + id + " is " + state.word() + " and cannot become " + to.word());
    }
    return new Ticket(
        id, player, ladder, registration, to, joinedAt, expiry, closed, Optional.empty());
  }
}
