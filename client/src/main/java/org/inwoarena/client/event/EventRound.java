package org.inwoarena.client.event;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A round: who meets whom and why, and how it went.
 *
 * @param stage {@code table} or {@code bracket}
 * @param begins when its matches begin by themselves
 * @param over whether its last result is in
 */
public record EventRound(
    int round,
    String stage,
    Instant pairedAt,
    Instant begins,
    boolean over,
    List<Table> tables,
    List<Alone> alone) {

  /** Keeps own copies. */
  public EventRound {
    tables = List.copyOf(tables);
    alone = List.copyOf(alone);
  }

  /**
   * Two who meet.
   *
   * @param slot the match of the bracket it is
   * @param state {@code waiting}, {@code playing} or {@code over}
   * @param ends when the round's time is over here
   * @param extendedMinutes more time than other tables have
   * @param matches ids of what is played here, game by game
   * @param because why these two; empty after a judge's swap
   * @param results everything reported, the last one counts
   */
  public record Table(
      int table,
      Optional<String> slot,
      Event.Player first,
      Event.Player second,
      String state,
      Instant ends,
      long extendedMinutes,
      List<String> matches,
      List<String> because,
      List<Outcome> results) {

    /** Keeps own copies. */
    public Table {
      matches = List.copyOf(matches);
      because = List.copyOf(because);
      results = List.copyOf(results);
    }
  }

  /** A result in words; a ruling has an author and a reason. */
  public record Outcome(String score, Optional<String> ruledBy, Optional<String> reason) {}

  /**
   * Somebody without an opponent.
   *
   * @param missed the round he missed before he came in late; empty for a bye
   * @param points what that round is worth
   */
  public record Alone(
      Event.Player player, Optional<Integer> missed, int points, List<String> because) {

    /** Keeps an own copy. */
    public Alone {
      because = List.copyOf(because);
    }
  }
}
