package org.inwoarena.game.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import java.util.Optional;
import org.inwoarena.game.journal.JournalEntry;

/** One row of a journal. */
@Entity
@Table(name = "journal")
@IdClass(JournalRow.Key.class)
class JournalRow {

  record Key(String matchId, long seq) implements Serializable {}

  @Id
  @Column(name = "match_id")
  String matchId;

  @Id long seq;

  @Column(name = "view_seq")
  long viewSeq;

  String type;
  int version;
  Instant at;

  @Column(name = "command_id")
  String commandId;

  String actor;
  String trace;
  String payload;

  /** For Hibernate. */
  protected JournalRow() {}

  static JournalRow of(JournalEntry entry) {
    var row = new JournalRow();
    row.matchId = entry.matchId();
    row.seq = entry.seq();
    row.viewSeq = entry.viewSeq();
    row.type = entry.type();
    row.version = entry.version();
    row.at = entry.at();
    row.commandId = entry.commandId();
    row.actor = entry.actor();
    row.trace = entry.trace().orElse(null);
    row.payload = entry.payload();
    return row;
  }

  JournalEntry entry() {
    return new JournalEntry(
        matchId,
        seq,
        viewSeq,
        type,
        version,
        at,
        commandId,
        actor,
        Optional.ofNullable(trace),
        payload);
  }
}
