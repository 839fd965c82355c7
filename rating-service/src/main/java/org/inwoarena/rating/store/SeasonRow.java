package org.inwoarena.rating.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;

/** A season of a ladder: planned, running or over. */
@Entity
@Table(name = "season")
@IdClass(SeasonRow.Key.class)
class SeasonRow {

  record Key(String ladder, int number) {}

  @Id private String ladder;
  @Id private int number;
  private String name;

  @Column(name = "starts_at")
  private Instant startsAt;

  /** The entry of the book that began it; null while it is only planned. */
  @Column(name = "turned_seq")
  private Long turnedSeq;

  @Column(name = "ended_at")
  private Instant endedAt;

  /** For Hibernate. */
  protected SeasonRow() {}

  SeasonRow(String ladder, int number, String name, Instant startsAt) {
    this.ladder = ladder;
    this.number = number;
    this.name = name;
    this.startsAt = startsAt;
  }

  int number() {
    return number;
  }

  void begin(long seq) {
    turnedSeq = seq;
  }

  void end(Instant at) {
    endedAt = at;
  }

  boolean planned() {
    return turnedSeq == null;
  }

  SeasonLine line() {
    return new SeasonLine(number, name, startsAt, endedAt, planned());
  }
}
