package org.inwoarena.rating.store;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;

/** A line of a final table; inserted by {@link SeasonBook} in one statement, read by queries. */
@Entity
@Table(name = "season_standing")
@IdClass(SeasonStandingRow.Key.class)
@SuppressWarnings("UnusedVariable")
class SeasonStandingRow {

  record Key(String ladder, int season, String player) {}

  @Id private String ladder;
  @Id private int season;
  @Id private String player;
  private long rank;
  private int rating;
  private int games;

  /** For Hibernate. */
  protected SeasonStandingRow() {}
}
