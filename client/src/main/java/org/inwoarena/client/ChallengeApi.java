package org.inwoarena.client;

import com.fasterxml.jackson.core.type.TypeReference;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Direct challenges. */
public final class ChallengeApi {

  private final Rest rest;

  ChallengeApi(Rest rest) {
    this.rest = rest;
  }

  /**
   * A challenge.
   *
   * @param challenger player id
   * @param opponent player id
   * @param state open, accepted, declined, withdrawn or expired
   * @param matchId what it became
   */
  public record Challenge(
      String challengeId,
      String challenger,
      String opponent,
      boolean rated,
      Optional<String> ladder,
      String ruleSet,
      String state,
      Instant madeAt,
      Instant expiresAt,
      Optional<String> matchId) {}

  /**
   * Challenges a player.
   *
   * @param opponent player id or handle
   * @param ladder where it is rated; empty for a casual match
   */
  public Challenge make(String opponent, String registrationId, Optional<String> ladder) {
    var body = new TreeMap<String, Object>();
    body.put("opponent", opponent);
    body.put("registrationId", registrationId);
    body.put("rated", ladder.isPresent());
    ladder.ifPresent(id -> body.put("ladder", id));
    return rest.postOnce("/api/v1/challenges", body, Challenge.class);
  }

  /** The caller's challenges, sent and received, newest first. */
  public Page<Challenge> mine(int page) {
    var query = Rest.query(Map.of("page", page));
    return rest.get("/api/v1/challenges" + query, new TypeReference<Page<Challenge>>() {});
  }

  /** A challenge the caller made or received. */
  public Challenge find(String challengeId) {
    return rest.get(at(challengeId), Challenge.class);
  }

  /** Accepts with a registered deck: that makes the match. */
  public Challenge accept(String challengeId, String registrationId) {
    var body = Map.of("registrationId", registrationId);
    return rest.postOnce(at(challengeId) + "/accept", body, Challenge.class);
  }

  /** Declines. */
  public Challenge decline(String challengeId) {
    return rest.postOnce(at(challengeId) + "/decline", Map.of(), Challenge.class);
  }

  /** Takes an own challenge back. */
  public Challenge withdraw(String challengeId) {
    return rest.postOnce(at(challengeId) + "/withdraw", Map.of(), Challenge.class);
  }

  private static String at(String challengeId) {
    return "/api/v1/challenges/" + Rest.encoded(challengeId);
  }
}
