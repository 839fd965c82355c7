package org.inwoarena.contracts;

import java.time.Duration;
import java.util.List;

/** All topics in one list; the deployment creates exactly these. */
public final class Topics {

  /** Players' commands by the gateway, judges' by matchmaking-service, the clock's by the host. */
  public static final String GAME_COMMANDS = "game-commands";

  /** Seat parts, public parts and command replies; read by gateways only. */
  public static final String GAME_VIEWS = "game-views";

  /** Public facts of matches, for everybody. */
  public static final String GAME_EVENTS = "game-events";

  /** What one player should be told at once. */
  public static final String PLAYER_NOTICES = "player-notices";

  /** A deck list was frozen for play. */
  public static final String DECK_REGISTERED = "deck-registered";

  /** A match is to be hosted. */
  public static final String MATCH_CREATED = "match-created";

  /** A match ended. */
  public static final String MATCH_COMPLETED = "match-completed";

  /** A judge changed the result of a match. */
  public static final String MATCH_CORRECTED = "match-corrected";

  /** A player's newest rating on a ladder. */
  public static final String RATING_CHANGED = "rating-changed";

  /** A player's newest public profile. */
  public static final String PLAYER_CHANGED = "player-changed";

  /** Partitions of every topic whose key is a match: the number of shards, fixed for good. */
  public static final int MATCH_PARTITIONS = 24;

  private static final Duration DAY = Duration.ofDays(1);
  private static final Duration MONTH = Duration.ofDays(30);

  private Topics() {}

  /** Every topic. */
  public static List<Topic> all() {
    return List.of(
        new Topic(GAME_COMMANDS, MATCH_PARTITIONS, "match", DAY),
        new Topic(GAME_VIEWS, MATCH_PARTITIONS, "match", DAY),
        new Topic(GAME_EVENTS, MATCH_PARTITIONS, "match", MONTH),
        new Topic(PLAYER_NOTICES, 6, "player", DAY),
        new Topic(DECK_REGISTERED, 6, "registration", MONTH),
        new Topic(MATCH_CREATED, MATCH_PARTITIONS, "match", MONTH),
        new Topic(MATCH_COMPLETED, MATCH_PARTITIONS, "match", MONTH),
        new Topic(MATCH_CORRECTED, MATCH_PARTITIONS, "match", MONTH),
        new Topic(RATING_CHANGED, 6, "ladder:player", Duration.ZERO),
        new Topic(PLAYER_CHANGED, 6, "player", Duration.ZERO));
  }
}
