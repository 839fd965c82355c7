package org.inwoarena.matchmaking.api;

import java.time.Instant;
import org.inwoarena.matchmaking.player.Player;

/**
 * A player's public profile.
 *
 * @param id the player id everywhere: the token's {@code sub}
 */
public record PlayerView(String id, String handle, boolean bot, Instant since) {
  static PlayerView of(Player player) {
    return new PlayerView(player.id(), player.handle().text(), player.bot(), player.since());
  }
}
