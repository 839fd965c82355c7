package org.inwoarena.rating.store;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.inwoarena.rating.ladder.Standing;

/** What is known of a player from {@code player-changed}; written by {@link PlayerBook}. */
@Entity
@Table(name = "player")
class PlayerRow {

  @Id private String id;
  private String handle;
  private boolean bot;

  /** For Hibernate. */
  protected PlayerRow() {}

  /** The player's line before the first rated game: without a rank. */
  LeaderboardLine newcomer() {
    var start = Standing.newcomer(id);
    return new LeaderboardLine(0, id, handle, bot, start.rating(), start.games());
  }
}
