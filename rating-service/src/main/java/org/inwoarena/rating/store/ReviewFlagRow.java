package org.inwoarena.rating.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.rating.review.Flag;

/** Something a judge should look at, or has looked at. */
@Entity
@Table(name = "review_flag")
class ReviewFlagRow {

  @Id private UUID id;
  private String ladder;
  private String match;

  @Enumerated(EnumType.STRING)
  private Flag.Rule rule;

  private String player;
  private String detail;

  @Column(name = "raised_at")
  private Instant raisedAt;

  @Column(name = "closed_at")
  private Instant closedAt;

  @Column(name = "closed_by")
  private String closedBy;

  private String verdict;

  /** For Hibernate. */
  protected ReviewFlagRow() {}

  ReviewFlagRow(String ladder, Flag flag, Instant raisedAt) {
    this.id = UUID.randomUUID();
    this.ladder = ladder;
    this.match = flag.match();
    this.rule = flag.rule();
    this.player = flag.player();
    this.detail = flag.detail();
    this.raisedAt = raisedAt;
  }

  String ladder() {
    return ladder;
  }

  boolean open() {
    return closedAt == null;
  }

  void close(String judge, String said, Instant at) {
    closedBy = judge;
    verdict = said;
    closedAt = at;
  }

  FlagLine line() {
    return new FlagLine(
        id,
        rule,
        match,
        player,
        detail,
        raisedAt,
        Optional.ofNullable(closedAt),
        Optional.ofNullable(closedBy),
        Optional.ofNullable(verdict));
  }
}
