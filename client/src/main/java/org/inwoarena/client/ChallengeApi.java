package org.inwoarena.client;

import com.fasterxml.jackson.core.type.TypeReference;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Challenges to one player, to the last opponent, and to whoever comes first. */
public final class ChallengeApi {

  private static final String ROUTE = "/api/v1/challenges";
  private static final String OPEN = ROUTE + "/open";

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
   * @param rematchOf the match after which it is a rematch
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
      Optional<String> matchId,
      Optional<String> rematchOf) {}

  /**
   * An open challenge.
   *
   * @param format the deck format it is played with
   * @param minRating whose rating fits, in whole points
   * @param state open, accepted, withdrawn or expired
   * @param opponent player id of who accepted
   */
  public record OpenChallenge(
      String challengeId,
      Challenger challenger,
      boolean rated,
      Optional<String> ladder,
      String ruleSet,
      String format,
      Optional<Integer> minRating,
      Optional<Integer> maxRating,
      String state,
      Instant madeAt,
      Instant expiresAt,
      Optional<String> opponent,
      Optional<String> matchId) {}

  /**
   * Who posted an open challenge.
   *
   * @param rating on its ladder, in whole points; absent before the first rated game
   */
  public record Challenger(
      String player, String handle, boolean bot, Optional<Integer> rating, int games) {}

  /**
   * What an open challenge asks for.
   *
   * @param ladder where it is rated; empty for a casual match
   * @param minRating whose rating fits, in whole points; for rated ones
   * @param minutes how long it waits; half an hour if empty
   */
  public record Wish(
      Optional<String> ladder,
      Optional<Integer> minRating,
      Optional<Integer> maxRating,
      Optional<Integer> minutes) {

    /** Anybody, for a rating or, without a ladder, for fun. */
    public static Wish of(Optional<String> ladder) {
      return new Wish(ladder, Optional.empty(), Optional.empty(), Optional.empty());
    }
  }

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
    return rest.postOnce(ROUTE, body, Challenge.class);
  }

  /** The caller's challenges, sent and received, newest first. */
  public Page<Challenge> mine(int page) {
    var query = Rest.query(Map.of("page", page));
    return rest.get(ROUTE + query, new TypeReference<Page<Challenge>>() {});
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

  /** Asks the last opponent for a rematch, or agrees to it; rated as the match was. */
  public Challenge rematch(String matchId) {
    return rest.postOnce(ROUTE + "/rematch", Map.of("matchId", matchId), Challenge.class);
  }

  /** The same without rating. */
  public Challenge casualRematch(String matchId) {
    var body = Map.of("matchId", matchId, "casual", true);
    return rest.postOnce(ROUTE + "/rematch", body, Challenge.class);
  }

  /** Challenges whoever comes first. */
  public OpenChallenge post(String registrationId, Wish wish) {
    var body = new TreeMap<String, Object>();
    body.put("registrationId", registrationId);
    body.put("rated", wish.ladder().isPresent());
    wish.ladder().ifPresent(id -> body.put("ladder", id));
    wish.minRating().ifPresent(least -> body.put("minRating", least));
    wish.maxRating().ifPresent(most -> body.put("maxRating", most));
    wish.minutes().ifPresent(minutes -> body.put("minutes", minutes));
    return rest.postOnce(OPEN, body, OpenChallenge.class);
  }

  /** Open challenges the caller's rating fits, newest first. */
  public Page<OpenChallenge> fitting(int page) {
    return open(Map.of("page", page, "fitting", true));
  }

  /** All open challenges, newest first. */
  public Page<OpenChallenge> open(int page) {
    return open(Map.of("page", page));
  }

  private Page<OpenChallenge> open(Map<String, ?> parameters) {
    return rest.get(OPEN + Rest.query(parameters), new TypeReference<Page<OpenChallenge>>() {});
  }

  /** An open challenge, and what became of it. */
  public OpenChallenge findOpen(String challengeId) {
    return rest.get(atOpen(challengeId), OpenChallenge.class);
  }

  /** Takes an open challenge with a registered deck, if nobody was first. */
  public OpenChallenge take(String challengeId, String registrationId) {
    var body = Map.of("registrationId", registrationId);
    return rest.postOnce(atOpen(challengeId) + "/accept", body, OpenChallenge.class);
  }

  /** Takes an own open challenge back. */
  public OpenChallenge withdrawOpen(String challengeId) {
    return rest.postOnce(atOpen(challengeId) + "/withdraw", Map.of(), OpenChallenge.class);
  }

  private static String atOpen(String challengeId) {
    return OPEN + "/" + Rest.encoded(challengeId);
  }

  private static String at(String challengeId) {
    return ROUTE + "/" + Rest.encoded(challengeId);
  }
}
