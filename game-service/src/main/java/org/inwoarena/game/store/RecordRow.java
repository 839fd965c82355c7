package org.inwoarena.game.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** The record of a finished match. */
@Entity
@Table(name = "record")
class RecordRow {

  @Id
  @Column(name = "match_id")
  String matchId;

  String body;

  /** For Hibernate. */
  protected RecordRow() {}
}
