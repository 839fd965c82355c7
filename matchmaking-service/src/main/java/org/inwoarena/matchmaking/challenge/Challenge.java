package org.inwoarena.matchmaking.challenge;

import static org.inwoarena.matchmaking.refusal.Objection.conflict;
import static org.inwoarena.matchmaking.refusal.Objection.forbidden;
import static org.inwoarena.matchmaking.refusal.Objection.unknown;

import com.fasterxml.jackson.annotation.JsonValue;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.matchmaking.refusal.Refused;

/**
 * One player asks another for a match.
 *
 * @param registration the deck the challenger brings
 * @param ladder where the match is rated; empty for casual play
 * @param match what it became
 * @param rematchOf the match after which it is a rematch: the seats will be swapped
 */
public record Challenge(
    UUID id,
    String challenger,
    String opponent,
    String registration,
    Optional<String> ladder,
    String ruleSet,
    State state,
    Instant madeAt,
    Instant expiresAt,
    Optional<Instant> closedAt,
    Optional<UUID> match,
    Optional<UUID> rematchOf) {

  /** Where a challenge stands. */
  public enum State {
    /** The opponent has not answered. */
    OPEN,
    /** It became a match. */
    ACCEPTED,
    /** The opponent said no. */
    DECLINED,
    /** The challenger took it back. */
    WITHDRAWN,
    /** Nobody answered in time. */
    EXPIRED;

    /** As clients see it. */
    @JsonValue
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Whether the match changes ratings. */
  public boolean rated() {
    return ladder.isPresent();
  }

  /** Whether a player has a part in it; for others it does not exist. */
  public boolean concerns(String player) {
    return challenger.equals(player) || opponent.equals(player);
  }

  /** Whether nobody can answer it any more, though nobody has closed it yet. */
  public boolean overdue(Instant now) {
    return state == State.OPEN && now.isAfter(expiresAt);
  }

  /** Whether this player has said yes before: a double click. */
  public boolean acceptedBy(String player) {
    return state == State.ACCEPTED && opponent.equals(player);
  }

  /** Refuses whatever a player may not do as the opponent of an open challenge. */
  public void checkAnswer(String player, Instant now) {
    checkPart(player);
    if (!opponent.equals(player)) {
      throw new Refused(
          forbidden("challenge-not-yours-to-answer", "The opponent answers a challenge."));
    }
    checkOpen(now);
  }

  /** It became a match. */
  public Challenge accepted(UUID created, Instant now) {
    return closed(State.ACCEPTED, Optional.of(created), now);
  }

  /** The opponent says no. Saying so twice is the same as once. */
  public Challenge decline(String player, Instant now) {
    if (state == State.DECLINED && opponent.equals(player)) {
      return this;
    }
    checkAnswer(player, now);
    return closed(State.DECLINED, Optional.empty(), now);
  }

  /** The challenger takes it back. Doing so twice is the same as once. */
  public Challenge withdraw(String player, Instant now) {
    checkPart(player);
    if (!challenger.equals(player)) {
      throw new Refused(
          forbidden("challenge-not-yours-to-withdraw", "The challenger withdraws a challenge."));
    }
    if (state == State.WITHDRAWN) {
      return this;
    }
    checkOpen(now);
    return closed(State.WITHDRAWN, Optional.empty(), now);
  }

  /** Nobody answered. */
  public Challenge expired(Instant now) {
    return closed(State.EXPIRED, Optional.empty(), now);
  }

  private void checkPart(String player) {
    if (!concerns(player)) {
      throw new Refused(unknown("challenge-unknown", "There is no such challenge."));
    }
  }

  private void checkOpen(Instant now) {
    if (state != State.OPEN) {
      throw new Refused(conflict("challenge-closed", "This challenge is " + state.word() + "."));
    }
    if (overdue(now)) {
      throw new Refused(conflict("challenge-expired", "The time to answer it is over."));
    }
  }

  private Challenge closed(State how, Optional<UUID> created, Instant now) {
    if (state != State.OPEN) {
      throw new IllegalStateException("challenge " + id + " is already " + state.word());
    }
    return new Challenge(
        id,
        challenger,
        opponent,
        registration,
        ladder,
        ruleSet,
        how,
        madeAt,
        expiresAt,
        Optional.of(now),
        created,
        rematchOf);
  }
}
