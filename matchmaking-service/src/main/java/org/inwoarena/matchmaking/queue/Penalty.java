package org.inwoarena.matchmaking.queue;

import java.time.Instant;
import org.inwoarena.matchmaking.conduct.Ban;

/**
 * What a player has let slip, and until when he may not queue for it.
 *
 * @param lapses in a row, not yet forgotten
 */
public record Penalty(String player, int lapses, Instant lastLapse, Instant bannedUntil) {

  /** The ban it brought; over if it was free. */
  public Ban ban() {
    var detail =
        lapses == 1
            ? "You did not take a match you had queued for."
            : "You did not take %d matches you had queued for.".formatted(lapses);
    return new Ban(Ban.Reason.OFFERS_MISSED, bannedUntil, detail);
  }
}
