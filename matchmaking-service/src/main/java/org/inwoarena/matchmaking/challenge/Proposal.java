package org.inwoarena.matchmaking.challenge;

import static org.inwoarena.matchmaking.refusal.Objection.conflict;
import static org.inwoarena.matchmaking.refusal.Objection.invalid;

import java.util.List;
import java.util.Optional;
import org.inwoarena.matchmaking.refusal.Objection;

/**
 * A direct challenge, as the challenger put it.
 *
 * @param opponent player id or handle
 */
public record Proposal(String opponent, String registration, Stakes stakes) {

  /** Every reason against this pair of players. */
  public static List<Objection> objections(
      String challenger, Optional<String> opponent, boolean alreadyOpen) {
    if (opponent.isEmpty()) {
      return List.of(invalid("opponent-unknown", "Nobody has this id or handle."));
    }
    if (opponent.get().equals(challenger)) {
      return List.of(invalid("opponent-yourself", "Nobody challenges himself."));
    }
    return alreadyOpen
        ? List.of(conflict("already-challenged", "Your challenge to this player is still open."))
        : List.of();
  }
}
