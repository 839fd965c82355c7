package org.inwoarena.rating.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;
import org.inwoarena.rating.ladder.RatingChange;

/** What one match did to one player's rating. */
@Entity
@Table(name = "rating_change")
@IdClass(RatingChangeRow.Key.class)
// Queries read the fields, Java does not.
@SuppressWarnings("UnusedVariable")
class RatingChangeRow {

  record Key(String ladder, String match, String player) {}

  @Id private String ladder;
  @Id private String match;
  @Id private String player;
  private String rival;
  private long seq;
  private int score;

  @Column(name = "rating_before")
  private int before;

  @Column(name = "rating_after")
  private int after;

  private int k;
  private int expected;
  private int games;

  @Column(name = "ended_at")
  private Instant endedAt;

  /** For Hibernate. */
  protected RatingChangeRow() {}

  RatingChangeRow(RatedMatch rated, RatingChange change, String rival) {
    this.ladder = rated.ladder();
    this.match = rated.match();
    this.player = change.player();
    this.rival = rival;
    this.seq = rated.seq();
    this.score = change.score();
    this.before = change.before().rating();
    this.after = change.after().rating();
    this.k = change.k();
    this.expected = change.expected();
    this.games = change.after().games();
    this.endedAt = rated.endedAt();
  }
}
