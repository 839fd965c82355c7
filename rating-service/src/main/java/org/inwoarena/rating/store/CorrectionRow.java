package org.inwoarena.rating.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import org.inwoarena.rating.ladder.Correction;
import org.inwoarena.rating.ladder.Outcome;

/** A judge's correction; without a number while its match has not been rated. */
@Entity
@Table(name = "correction")
@IdClass(CorrectionRow.Key.class)
class CorrectionRow {

  record Key(String ladder, String match, int revision) {}

  @Id private String ladder;
  @Id private String match;
  @Id private int revision;
  private Long seq;
  private String first;

  @Column(name = "first_score")
  private Integer firstScore;

  private String second;

  @Column(name = "second_score")
  private Integer secondScore;

  private String reason;
  private String author;
  private Instant at;

  /** For Hibernate. */
  protected CorrectionRow() {}

  CorrectionRow(String ladder, Correction correction) {
    this.ladder = ladder;
    this.match = correction.match();
    this.revision = correction.revision();
    this.reason = correction.reason();
    this.author = correction.author();
    this.at = correction.at();
    if (!correction.scores().isEmpty()) {
      first = correction.scores().getFirst().player();
      firstScore = correction.scores().getFirst().halfPoints();
      second = correction.scores().getLast().player();
      secondScore = correction.scores().getLast().halfPoints();
    }
  }

  Correction correction() {
    var scores =
        first == null
            ? List.<Outcome.Score>of()
            : List.of(new Outcome.Score(first, firstScore), new Outcome.Score(second, secondScore));
    return new Correction(match, revision, scores, reason, author, at);
  }

  /** It has been entered under this number. */
  void enteredAs(long number) {
    seq = number;
  }
}
