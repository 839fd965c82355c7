package org.inwoarena.contracts;

import java.time.Instant;

/** A player's public profile as it is now. */
public record PlayerChanged(String player, String handle, boolean bot, Instant at)
    implements Message {
  @Override
  public String key() {
    return player;
  }

  @Override
  public String topic() {
    return Topics.PLAYER_CHANGED;
  }
}
