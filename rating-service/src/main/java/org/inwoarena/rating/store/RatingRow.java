package org.inwoarena.rating.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;
import org.inwoarena.rating.ladder.Standing;

/** A player's standing on a ladder, from the first rated game on. */
@Entity
@Table(name = "rating")
@IdClass(RatingRow.Key.class)
class RatingRow {

  record Key(String ladder, String player) {}

  @Id private String ladder;
  @Id private String player;
  private int rating;
  private int games;

  @Column(name = "reached_2400")
  private boolean reached2400;

  @Column(name = "last_game_at")
  private Instant lastGameAt;

  /** For Hibernate. */
  protected RatingRow() {}

  RatingRow(String ladder, Standing standing, Instant lastGameAt) {
    this.ladder = ladder;
    this.player = standing.player();
    played(standing, lastGameAt);
  }

  Standing standing() {
    return new Standing(player, rating, games, reached2400);
  }

  final void played(Standing standing, Instant at) {
    become(standing);
    lastGameAt = at;
  }

  final void become(Standing standing) {
    rating = standing.rating();
    games = standing.games();
    reached2400 = standing.reached2400();
  }
}
