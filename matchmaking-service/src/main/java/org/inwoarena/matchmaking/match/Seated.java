package org.inwoarena.matchmaking.match;

import org.inwoarena.contracts.MatchCreated.SeatPlan;
import org.inwoarena.matchmaking.player.Player;

/** A player with the deck he brings. */
public record Seated(Player player, Registration registration) {

  /** As game-service is told. */
  public SeatPlan plan() {
    return new SeatPlan(
        player.id(),
        player.handle().text(),
        player.bot(),
        registration.id(),
        registration.format(),
        registration.hash(),
        registration.validatorVersion());
  }
}
