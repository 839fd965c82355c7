package org.inwoarena.rating.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.inwoarena.rating.ladder.Ladder;

/** A ladder and the number of its newest rated match. */
@Entity
@Table(name = "ladder")
class LadderRow {

  @Id private String id;

  private String name;

  @Column(name = "rule_set")
  private String ruleSet;

  private String cards;
  private long matches;

  /** For Hibernate. */
  protected LadderRow() {}

  Ladder ladder() {
    return new Ladder(id, name, ruleSet, cards);
  }

  /** The next number in the gapless sequence of rated matches; the row must be locked. */
  long nextMatch() {
    matches++;
    return matches;
  }
}
