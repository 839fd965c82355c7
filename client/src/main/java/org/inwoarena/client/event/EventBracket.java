package org.inwoarena.client.event;

import java.util.List;
import java.util.Optional;

/** The whole bracket, each match after those it takes its players from. */
public record EventBracket(List<Meeting> matches) {

  /** Keeps an own copy. */
  public EventBracket {
    matches = List.copyOf(matches);
  }

  /**
   * A place where two meet.
   *
   * @param id such as {@code W1.3}, the third match of the winners' first round
   * @param part {@code winners}, {@code losers}, {@code final}, {@code reset}, {@code third-place}
   * @param depth in which round of the bracket it is played, from 1
   * @param state {@code waiting}, {@code ready}, {@code decided}, {@code walkover}, {@code empty},
   *     {@code not-needed}
   * @param table where it is played, once it is paired
   */
  public record Meeting(
      String id,
      String part,
      int depth,
      Slot first,
      Slot second,
      String state,
      Optional<Event.Player> winner,
      Optional<PlayedAt> table) {}

  /**
   * Who comes here.
   *
   * @param from {@code seed}, {@code winner} or {@code loser}
   * @param of the seed, or the match he comes from
   * @param player once he is known
   */
  public record Slot(String from, String of, Optional<Event.Player> player) {}

  /** A table with its score. */
  public record PlayedAt(int round, int table, Optional<String> score) {}
}
