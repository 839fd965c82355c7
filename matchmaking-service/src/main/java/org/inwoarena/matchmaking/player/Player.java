package org.inwoarena.matchmaking.player;

import java.time.Instant;

/**
 * A player's public profile.
 *
 * @param id the token's {@code sub}
 */
public record Player(String id, Handle handle, boolean bot, Instant since) {

  /** The same player under another handle. */
  public Player renamed(Handle other) {
    return new Player(id, other, bot, since);
  }
}
