package org.inwoarena.matchmaking.api;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.matchmaking.challenge.Challenge;

/**
 * A challenge. Which deck the challenger brings is his own affair.
 *
 * @param challenger player id
 * @param opponent player id
 * @param matchId what it became
 * @param rematchOf the match after which it is a rematch
 */
public record ChallengeView(
    UUID challengeId,
    String challenger,
    String opponent,
    boolean rated,
    Optional<String> ladder,
    String ruleSet,
    Challenge.State state,
    Instant madeAt,
    Instant expiresAt,
    Optional<UUID> matchId,
    Optional<UUID> rematchOf) {
  static ChallengeView of(Challenge challenge) {
    return new ChallengeView(
        challenge.id(),
        challenge.challenger(),
        challenge.opponent(),
        challenge.rated(),
        challenge.ladder(),
        challenge.ruleSet(),
        challenge.state(),
        challenge.madeAt(),
        challenge.expiresAt(),
        challenge.match(),
        challenge.rematchOf());
  }
}
