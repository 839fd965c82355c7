package org.inwoarena.rating.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.inwoarena.rating.ladder.Ladder;

/** A ladder and the number of the newest entry in its book. */
@Entity
@Table(name = "ladder")
class LadderRow {

  @Id private String id;

  private String name;

  @Column(name = "rule_set")
  private String ruleSet;

  private String cards;

  @Column(name = "minimum_turns")
  private int minimumTurns;

  private long entries;

  /** For Hibernate. */
  protected LadderRow() {}

  Ladder ladder() {
    return new Ladder(id, name, ruleSet, cards, minimumTurns);
  }

  /** The next number in the gapless sequence of entries; the row must be locked. */
  long nextEntry() {
    entries++;
    return entries;
  }
}
