package org.inwoarena.matchmaking.challenge;

import static org.inwoarena.matchmaking.refusal.Objection.conflict;
import static org.inwoarena.matchmaking.refusal.Objection.forbidden;
import static org.inwoarena.matchmaking.refusal.Objection.invalid;

import com.fasterxml.jackson.annotation.JsonValue;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;

/**
 * A challenge to whoever comes first.
 *
 * @param registration the deck the challenger brings
 * @param ladder where the match is rated; empty for casual play
 * @param range whose rating fits
 * @param opponent who accepted
 * @param match what it became
 */
public record OpenChallenge(
    UUID id,
    String challenger,
    String registration,
    Optional<String> ladder,
    String ruleSet,
    RatingRange range,
    State state,
    Instant madeAt,
    Instant expiresAt,
    Optional<String> opponent,
    Optional<UUID> match) {

  /** Where an open challenge stands. */
  public enum State {
    /** Nobody has come yet. */
    OPEN,
    /** Somebody came, and it became a match. */
    ACCEPTED,
    /** The challenger took it back, or began another match. */
    WITHDRAWN,
    /** Nobody came in time. */
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

  /** Whether this player has taken it before: a double click. */
  public boolean takenBy(String player) {
    return opponent.filter(player::equals).isPresent();
  }

  /** Whether this player has taken it back before. */
  public boolean withdrawnBy(String player) {
    return state == State.WITHDRAWN && challenger.equals(player);
  }

  /** Whether nobody can take it any more, though nobody has closed it yet. */
  public boolean overdue(Instant now) {
    return state == State.OPEN && now.isAfter(expiresAt);
  }

  /**
   * Whatever speaks against this player as the opponent.
   *
   * @param rating his, on the ladder of the challenge
   */
  public Stream<Objection> objections(String player, int rating, Instant now) {
    return Stream.of(
            challenger.equals(player)
                ? Optional.of(invalid("opponent-yourself", "Nobody challenges himself."))
                : Optional.<Objection>empty(),
            closed(now),
            range.admits(rating)
                ? Optional.<Objection>empty()
                : Optional.of(
                    conflict(
                        "rating-out-of-range",
                        "Your rating is %d; wanted are ratings %s."
                            .formatted(rating, range.words()))))
        .flatMap(Optional::stream);
  }

  /** Refuses to let anybody but the challenger take back what is still open. */
  public void checkWithdrawal(String player, Instant now) {
    if (!challenger.equals(player)) {
      throw new Refused(
          forbidden("challenge-not-yours-to-withdraw", "The challenger withdraws a challenge."));
    }
    closed(now)
        .ifPresent(
            objection -> {
              throw new Refused(objection);
            });
  }

  /** Why nobody can take it any more. */
  public Optional<Objection> closed(Instant now) {
    if (state != State.OPEN) {
      return Optional.of(conflict("challenge-closed", "This challenge is " + state.word() + "."));
    }
    return overdue(now)
        ? Optional.of(conflict("challenge-expired", "The time to accept it is over."))
        : Optional.empty();
  }
}
