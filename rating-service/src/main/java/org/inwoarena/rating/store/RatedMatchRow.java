package org.inwoarena.rating.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;
import org.inwoarena.rating.ladder.Outcome;

/** That a match was rated on a ladder; there can be one such row only (duty 18). */
@Entity
@Table(name = "rated_match")
@IdClass(RatedMatchRow.Key.class)
// Queries read the fields, Java does not.
@SuppressWarnings("UnusedVariable")
class RatedMatchRow {

  record Key(String ladder, String match) {}

  @Id private String ladder;
  @Id private String match;
  private long seq;

  /** Turns begun; not known of matches rated before it was told. */
  private Integer turns;

  @Column(name = "ended_at")
  private Instant endedAt;

  /** For Hibernate. */
  protected RatedMatchRow() {}

  RatedMatchRow(String ladder, Outcome outcome, long seq) {
    this.ladder = ladder;
    this.match = outcome.match();
    this.seq = seq;
    this.turns = outcome.turns();
    this.endedAt = outcome.endedAt();
  }
}
