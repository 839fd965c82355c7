package org.inwoarena.rating.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
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

  /** For Hibernate. */
  protected RatingRow() {}

  RatingRow(String ladder, Standing standing) {
    this.ladder = ladder;
    this.player = standing.player();
    become(standing);
  }

  Standing standing() {
    return new Standing(player, rating, games, reached2400);
  }

  final void become(Standing standing) {
    rating = standing.rating();
    games = standing.games();
    reached2400 = standing.reached2400();
  }
}
