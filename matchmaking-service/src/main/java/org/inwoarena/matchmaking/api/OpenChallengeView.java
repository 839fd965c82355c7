package org.inwoarena.matchmaking.api;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.matchmaking.challenge.OpenChallenge;
import org.inwoarena.matchmaking.store.PostedChallenges.Posted;

/**
 * A challenge to whoever comes first. Which deck the challenger brings is his own affair.
 *
 * @param format the deck format it is played with
 * @param minRating whose rating fits, in whole points
 * @param opponent player id of who accepted
 * @param matchId what it became
 */
public record OpenChallengeView(
    UUID challengeId,
    Challenger challenger,
    boolean rated,
    Optional<String> ladder,
    String ruleSet,
    String format,
    Optional<Integer> minRating,
    Optional<Integer> maxRating,
    OpenChallenge.State state,
    Instant madeAt,
    Instant expiresAt,
    Optional<String> opponent,
    Optional<UUID> matchId) {

  /**
   * Who posted it.
   *
   * @param rating on the ladder, in whole points; absent before the first rated game, and where it
   *     is casual
   */
  public record Challenger(
      String player, String handle, boolean bot, Optional<Integer> rating, int games) {}

  static OpenChallengeView of(Posted posted, String format) {
    var challenge = posted.challenge();
    return new OpenChallengeView(
        challenge.id(),
        new Challenger(
            challenge.challenger(), posted.handle(), posted.bot(), posted.rating(), posted.games()),
        challenge.rated(),
        challenge.ladder(),
        challenge.ruleSet(),
        format,
        challenge.range().least(),
        challenge.range().most(),
        challenge.state(),
        challenge.madeAt(),
        challenge.expiresAt(),
        challenge.opponent(),
        challenge.match());
  }
}
