package org.inwoarena.game.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;

/** One message to game-views. */
@Entity
@Table(name = "frame")
@IdClass(FrameRow.Key.class)
class FrameRow {

  record Key(String matchId, long frameNo) implements Serializable {}

  @Id
  @Column(name = "match_id")
  String matchId;

  @Id
  @Column(name = "frame_no")
  long frameNo;

  String audience;

  @Column(name = "view_seq")
  Long viewSeq;

  Instant at;
  String body;

  /** For Hibernate. */
  protected FrameRow() {}
}
