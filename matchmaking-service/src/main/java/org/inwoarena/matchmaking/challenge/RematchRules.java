package org.inwoarena.matchmaking.challenge;

import static org.inwoarena.matchmaking.refusal.Objection.conflict;
import static org.inwoarena.matchmaking.refusal.Objection.invalid;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.matchmaking.refusal.Objection;

/**
 * When a match may be played again at once, with swapped seats.
 *
 * @param within so long after its end
 */
public record RematchRules(Duration within) {

  /** Until when a rematch may be asked for; empty where there can be none. */
  public Optional<Instant> until(PlayedMatch match) {
    return match.ofEvent() || match.cameToNothing() || match.again()
        ? Optional.empty()
        : match.endedAt().map(end -> end.plus(within));
  }

  /** Every reason against it. */
  public List<Objection> objections(PlayedMatch match, Instant now) {
    var found = new ArrayList<Objection>();
    if (match.ofEvent()) {
      found.add(invalid("rematch-of-event", "Its event decides who plays whom."));
    }
    if (match.endedAt().isEmpty()) {
      found.add(conflict("match-not-over", "The match is still being played."));
    }
    if (match.cameToNothing()) {
      found.add(conflict("match-not-played", "The match came to nothing."));
    }
    if (match.again()) {
      found.add(conflict("rematch-made", "The rematch has been made."));
    }
    if (match.endedAt().filter(end -> now.isAfter(end.plus(within))).isPresent()) {
      found.add(
          conflict(
              "rematch-too-late",
              "A rematch is asked for within %d minutes.".formatted(within.toMinutes())));
    }
    return found;
  }
}
