package org.inwoarena.gateway.match;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One record of {@code game-views}, as much of it as the gateway must understand; the rest is
 * passed on as it came.
 */
sealed interface ViewRecord {

  /**
   * A part of a view.
   *
   * @param audience {@code public} or {@code seat:0}
   * @param frame what the client gets
   */
  record Part(
      String audience,
      Optional<String> player,
      long viewSeq,
      Instant serverNow,
      Instant visibleAt,
      String frame)
      implements ViewRecord {}

  /**
   * What a viewer missed.
   *
   * @param whole whether it is a snapshot, which replaces everything the viewer has
   */
  record Missed(boolean whole, List<Part> parts) {}

  /** The answer to one command. */
  record Reply(String player, String commandId, String frame) implements ViewRecord {}
}
