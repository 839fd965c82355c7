package org.inwoarena.contracts;

import java.time.Instant;
import java.util.List;
import org.inwoarena.engine.api.LogEntry;

/**
 * Public facts of a match, for whoever counts or tells them.
 *
 * @param viewSeq of the public audience, gapless from 1
 */
public record GameEvent(String matchId, long viewSeq, Instant at, List<LogEntry> facts)
    implements Message {
  @Override
  public String key() {
    return matchId;
  }

  @Override
  public String topic() {
    return Topics.GAME_EVENTS;
  }
}
