package org.inwoarena.client;

import com.fasterxml.jackson.core.type.TypeReference;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Ladders, leaderboards and rating history. Ratings are in hundredths of a point. */
public final class LadderApi {

  private final Rest rest;

  LadderApi(Rest rest) {
    this.rest = rest;
  }

  /** A ladder with the number of its rated matches and players. */
  public record Ladder(
      String id, String name, String ruleSet, String cards, long matches, long players) {}

  /**
   * A player's line of a leaderboard.
   *
   * @param rank absent before the first rated game
   */
  public record Standing(
      Optional<Long> rank,
      String player,
      Optional<String> handle,
      boolean bot,
      int rating,
      int games,
      boolean provisional) {}

  /**
   * One page of a leaderboard.
   *
   * @param you the caller's own line; absent without log-in or rated game
   */
  public record Leaderboard(
      Ladder ladder, int page, int size, long total, List<Standing> items, Optional<Standing> you) {
    /** Keeps an own copy. */
    public Leaderboard {
      items = List.copyOf(items);
    }
  }

  /**
   * What one match did to one player's rating.
   *
   * @param seq the match's number on its ladder
   * @param score half points: 2 win, 1 shared, 0 loss
   * @param expected expected score in millionths
   */
  public record Change(
      long seq,
      String match,
      String player,
      Optional<String> handle,
      String rival,
      Optional<String> rivalHandle,
      int score,
      int before,
      int after,
      int k,
      int expected,
      int games,
      Instant endedAt) {}

  /** What one match did to both ratings. */
  public record MatchRating(String ladder, String match, long seq, List<Change> changes) {
    /** Keeps an own copy. */
    public MatchRating {
      changes = List.copyOf(changes);
    }
  }

  /** All ladders. */
  public List<Ladder> all() {
    return rest.get("/api/v1/ladders", new TypeReference<List<Ladder>>() {});
  }

  /** One page of a ladder's table, best first. */
  public Leaderboard leaderboard(String ladder, int page, int size) {
    var query = Rest.query(Map.of("page", page, "size", size));
    return rest.get(at(ladder) + "/leaderboard" + query, Leaderboard.class);
  }

  /** A player's rating and rank. */
  public Standing standing(String ladder, String player) {
    return rest.get(at(ladder) + "/players/" + Rest.encoded(player), Standing.class);
  }

  /** A player's rated games, newest first. */
  public Page<Change> history(String ladder, String player, int page) {
    return rest.get(
        at(ladder)
            + "/players/"
            + Rest.encoded(player)
            + "/history"
            + Rest.query(Map.of("page", page)),
        new TypeReference<Page<Change>>() {});
  }

  /** What a match did to both ratings; not found until it is rated. */
  public MatchRating match(String ladder, String matchId) {
    return rest.get(at(ladder) + "/matches/" + Rest.encoded(matchId), MatchRating.class);
  }

  private static String at(String ladder) {
    return "/api/v1/ladders/" + Rest.encoded(ladder);
  }
}
