package org.inwoarena.game.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;

/**
 * The head of a match; locked by every transaction that touches the match. Always updated with all
 * columns: Hibernate Reactive puts updates of several heads into one batch and cannot mix
 * statements there.
 */
@Entity
@Table(name = "match")
class MatchRow {

  static final String CREATED = "created";
  static final String RUNNING = "running";
  static final String FINISHED = "finished";
  static final String ABORTED = "aborted";

  @Id
  @Column(name = "match_id")
  String matchId;

  int shard;
  String state;
  String plan;
  String decks;
  String seeds;
  String result;

  @Column(name = "abort_code")
  String abortCode;

  @Column(name = "abort_detail")
  String abortDetail;

  @Column(name = "last_seq")
  long lastSeq;

  @Column(name = "last_view_seq")
  long lastViewSeq;

  @Column(name = "last_frame")
  long lastFrame;

  /** Moved on by the publisher alone, outside the transactions of commands. */
  @Column(name = "published_frame", insertable = false, updatable = false)
  long publishedFrame;

  @Column(name = "next_prompt")
  Long nextPrompt;

  @Column(name = "next_deadline")
  Instant nextDeadline;

  @Column(name = "time_out_sent")
  Instant timeOutSent;

  @Column(name = "created_at")
  Instant createdAt;

  @Column(name = "started_at")
  Instant startedAt;

  @Column(name = "ended_at")
  Instant endedAt;

  @Column(name = "touched_at")
  Instant touchedAt;

  /** For Hibernate. */
  protected MatchRow() {}

  static MatchRow created(String matchId, int shard, String plan, Instant at) {
    var row = new MatchRow();
    row.matchId = matchId;
    row.shard = shard;
    row.state = CREATED;
    row.plan = plan;
    row.createdAt = at;
    row.touchedAt = at;
    return row;
  }

  void end(String how, Instant at) {
    state = how;
    endedAt = at;
    nextPrompt = null;
    nextDeadline = null;
  }

  Optional<String> decks() {
    return Optional.ofNullable(decks);
  }

  Optional<String> seeds() {
    return Optional.ofNullable(seeds);
  }
}
