package org.inwoarena.matchmaking.store;

import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.matchmaking.challenge.Challenge;

@Entity
@Table(name = "challenge")
class ChallengeRow {
  @Id UUID id;
  String challenger;
  String opponent;
  String registration;
  String ladder;
  String ruleSet;

  @Enumerated(EnumType.STRING)
  Challenge.State state;

  Instant madeAt;
  Instant expiresAt;
  Instant closedAt;
  UUID match;
  UUID rematchOf;

  ChallengeRow() {}

  ChallengeRow(Challenge challenge) {
    id = challenge.id();
    challenger = challenge.challenger();
    opponent = challenge.opponent();
    registration = challenge.registration();
    ladder = challenge.ladder().orElse(null);
    ruleSet = challenge.ruleSet();
    rematchOf = challenge.rematchOf().orElse(null);
    madeAt = challenge.madeAt();
    expiresAt = challenge.expiresAt();
    take(challenge);
  }

  void take(Challenge challenge) {
    state = challenge.state();
    closedAt = challenge.closedAt().orElse(null);
    match = challenge.match().orElse(null);
  }

  Challenge challenge() {
    return new Challenge(
        id,
        challenger,
        opponent,
        registration,
        Optional.ofNullable(ladder),
        ruleSet,
        state,
        madeAt,
        expiresAt,
        Optional.ofNullable(closedAt),
        Optional.ofNullable(match),
        Optional.ofNullable(rematchOf));
  }
}
