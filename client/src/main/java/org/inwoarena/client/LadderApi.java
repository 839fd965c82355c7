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

  /**
   * A ladder with the number of its rated matches and players.
   *
   * @param minimumTurns a match that ended earlier, and not by a Goal, is not rated
   */
  public record Ladder(
      String id,
      String name,
      String ruleSet,
      String cards,
      int minimumTurns,
      long matches,
      long players) {}

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
   * @param correction whether a judge corrected the match, rather than that it was played
   * @param score half points: 2 win, 1 shared, 0 loss; absent where the match no longer counts
   * @param expected expected score in millionths
   */
  public record Change(
      long seq,
      String match,
      String player,
      Optional<String> handle,
      String rival,
      Optional<String> rivalHandle,
      boolean correction,
      Optional<Integer> score,
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

  /** What kind of entry a ladder's book has. */
  public enum EntryKind {
    /** A match was rated. */
    GAME,
    /** A judge corrected a rated match. */
    CORRECTION,
    /** A new season began. */
    SEASON
  }

  /**
   * An entry of a ladder's book.
   *
   * @param seq its number, gapless from 1
   * @param match absent at the turn of a season
   * @param seats both players of the match; none at the turn of a season
   */
  public record BookEntry(
      long seq, EntryKind kind, Optional<String> match, Instant at, List<BookSeat> seats) {
    /** Keeps an own copy. */
    public BookEntry {
      seats = List.copyOf(seats);
    }
  }

  /**
   * One player of an entry.
   *
   * @param score half points; absent where a correction says that the match no longer counts
   */
  public record BookSeat(String player, Optional<Integer> score, int before, int after) {}

  /** All ladders. */
  public List<Ladder> all() {
    return rest.get("/api/v1/ladders", new TypeReference<List<Ladder>>() {});
  }

  /** One page of a ladder's table, best first. */
  public Leaderboard leaderboard(String ladder, int page, int size) {
    var query = Rest.query(Map.of("page", page, "size", size));
    return rest.get(at(ladder) + "/leaderboard" + query, Leaderboard.class);
  }

  /**
   * Who is listed in a leaderboard.
   *
   * @param minGames with so many rated games at least
   * @param activeDays with a rated game in the last so many days; 0 for all
   */
  public record Listed(int minGames, int activeDays) {}

  /** One page of a ladder's table, best first, of some of its players. */
  public Leaderboard leaderboard(String ladder, Listed listed, int page, int size) {
    var query =
        Rest.query(
            Map.of(
                "minGames",
                listed.minGames(),
                "activeDays",
                listed.activeDays(),
                "page",
                page,
                "size",
                size));
    return rest.get(at(ladder) + "/leaderboard" + query, Leaderboard.class);
  }

  /** A point of the rating curve: the rating after an entry of the book. */
  public record Point(long seq, Instant at, int rating) {}

  /**
   * Results with or against something.
   *
   * @param of card id of an Illuminati, or a player id
   * @param name a player's handle
   */
  public record Tally(
      String of, Optional<String> name, long games, long won, long shared, long lost) {}

  /**
   * What a ladder says of a player beyond the place in its table.
   *
   * @param peak the highest rating after any game
   * @param curve the rating after each of the newest games, oldest first
   */
  public record Profile(
      Standing standing,
      Optional<Integer> peak,
      List<Point> curve,
      List<Tally> byIlluminati,
      List<Tally> againstIlluminati,
      List<Tally> opponents) {
    /** Keeps own copies. */
    public Profile {
      curve = List.copyOf(curve);
      byIlluminati = List.copyOf(byIlluminati);
      againstIlluminati = List.copyOf(againstIlluminati);
      opponents = List.copyOf(opponents);
    }
  }

  /** A player's rating curve and records. */
  public Profile profile(String ladder, String player) {
    return rest.get(at(ladder) + "/players/" + Rest.encoded(player) + "/profile", Profile.class);
  }

  /**
   * A season of a ladder.
   *
   * @param state PLANNED, RUNNING or OVER
   */
  public record Season(
      int number, String name, String state, Instant startsAt, Optional<Instant> endedAt) {}

  /** A line of the final table of a season. */
  public record FinalStanding(
      long rank, String player, Optional<String> handle, int rating, int games) {}

  /** All seasons, newest first. */
  public List<Season> seasons(String ladder) {
    return rest.get(at(ladder) + "/seasons", new TypeReference<List<Season>>() {});
  }

  /** One page of the final table of a season that is over. */
  public Page<FinalStanding> seasonTable(String ladder, int season, int page) {
    return rest.get(
        at(ladder) + "/seasons/" + season + "/table" + Rest.query(Map.of("page", page)),
        new TypeReference<Page<FinalStanding>>() {});
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

  /** The entries of a ladder's book that follow a number, at most 200 of them. */
  public List<BookEntry> book(String ladder, long after) {
    return rest.get(
        at(ladder) + "/book" + Rest.query(Map.of("after", after)),
        new TypeReference<List<BookEntry>>() {});
  }

  private static String at(String ladder) {
    return "/api/v1/ladders/" + Rest.encoded(ladder);
  }
}
