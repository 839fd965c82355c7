package org.inwoarena.deck.store;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import java.util.UUID;
import org.hibernate.annotations.Immutable;
import org.inwoarena.deck.decks.Revision;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.engine.deck.Formats;

/** A row of {@code deck_revision}. */
@Entity
@Immutable
@Table(name = "deck_revision")
class RevisionRow {

  /** Which version of which deck. */
  @Embeddable
  record Id(@Column(name = "deck_id") UUID deck, int version) implements Serializable {}

  @EmbeddedId private Id id;
  private String name;
  private String format;
  private String cards;

  @Column(name = "saved_at")
  private Instant savedAt;

  /** For Hibernate. */
  RevisionRow() {}

  RevisionRow(UUID deck, int version, String name, String format, String cards, Instant savedAt) {
    this.id = new Id(deck, version);
    this.name = name;
    this.format = format;
    this.cards = cards;
    this.savedAt = savedAt;
  }

  Revision revision(Formats formats) {
    var draft = new SavedDeck.Draft(name, DeckRow.format(formats, format), CardColumn.read(cards));
    return new Revision(id.version(), draft, savedAt);
  }
}
