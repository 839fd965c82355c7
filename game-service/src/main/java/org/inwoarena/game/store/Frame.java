package org.inwoarena.game.store;

import java.time.Instant;
import java.util.Optional;

/**
 * One message to game-views.
 *
 * @param frameNo gapless from 1 within the match, parts and replies together
 * @param audience whose part it is; empty for a reply
 * @param body the {@code GameView} as JSON
 */
public record Frame(
    String matchId, long frameNo, Optional<String> audience, Instant at, String body) {

  static Frame of(FrameRow row) {
    return new Frame(row.matchId, row.frameNo, Optional.ofNullable(row.audience), row.at, row.body);
  }
}
