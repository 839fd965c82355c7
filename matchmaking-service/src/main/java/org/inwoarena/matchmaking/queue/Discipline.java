package org.inwoarena.matchmaking.queue;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.inwoarena.matchmaking.conduct.Doubling;

/**
 * What it costs to let an opponent down. Each lapse doubles the ban of the one before, until it is
 * forgotten; an honest no is cheaper by one step than no answer, and free the first time.
 *
 * @param ban from the first offer not answered
 * @param forgottenAfter a clean time of this length clears the slate
 */
public record Discipline(Doubling ban, Duration forgottenAfter) {

  /** The penalty after one lapse more. */
  public Penalty after(String player, Optional<Penalty> before, Offer.State outcome, Instant now) {
    var earlier =
        before
            .filter(penalty -> now.isBefore(penalty.lastLapse().plus(forgottenAfter)))
            .map(Penalty::lapses)
            .orElse(0);
    var steps = outcome == Offer.State.DECLINED ? earlier - 1 : earlier;
    return new Penalty(player, earlier + 1, now, now.plus(ban.at(steps)));
  }
}
