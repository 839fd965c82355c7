package org.inwoarena.matchmaking.challenge;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * A match as somebody sees it who wants it again.
 *
 * @param seats in seat order
 * @param endedAt empty while it is played
 * @param cameToNothing whether it was aborted
 * @param ofEvent whether an event made it
 * @param again whether it has had its rematch
 */
public record PlayedMatch(
    UUID id,
    Optional<String> ladder,
    String ruleSet,
    List<Seat> seats,
    Optional<Instant> endedAt,
    boolean cameToNothing,
    boolean ofEvent,
    boolean again) {

  /** Keeps an own copy. */
  public PlayedMatch {
    seats = List.copyOf(seats);
  }

  /** Who sat there, with which deck. */
  public record Seat(String player, String registration) {}

  /** Whether a player sat at it. */
  public boolean has(String player) {
    return seats.stream().anyMatch(seat -> seat.player().equals(player));
  }

  /** The deck a player brought. */
  public String registration(String player) {
    return seats.stream()
        .filter(seat -> seat.player().equals(player))
        .findAny()
        .orElseThrow()
        .registration();
  }

  /** Whom a player met. */
  public String opponent(String player) {
    return seats.stream()
        .map(Seat::player)
        .filter(other -> !other.equals(player))
        .findAny()
        .orElseThrow();
  }

  /** The players in seat order. */
  public List<String> players() {
    return seats.stream().map(Seat::player).toList();
  }
}
