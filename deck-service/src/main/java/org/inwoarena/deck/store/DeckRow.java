package org.inwoarena.deck.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.UUID;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.engine.deck.Formats;

/** A row of {@code deck}. */
@Entity
@Table(name = "deck")
class DeckRow {

  @Id private UUID id;
  private String owner;
  private String name;
  private String format;
  private String cards;
  @Version private int version;

  @Column(name = "created_at")
  private Instant createdAt;

  @Column(name = "updated_at")
  private Instant updatedAt;

  /** For Hibernate. */
  DeckRow() {}

  DeckRow(SavedDeck deck) {
    this.id = deck.id();
    this.owner = deck.owner();
    this.createdAt = deck.createdAt();
    change(deck.draft(), deck.updatedAt());
  }

  final void change(SavedDeck.Draft draft, Instant now) {
    this.name = draft.name();
    this.format = draft.format().id();
    this.cards = CardColumn.write(draft.list());
    this.updatedAt = now;
  }

  int version() {
    return version;
  }

  boolean isOf(String player) {
    return owner.equals(player);
  }

  SavedDeck saved(Formats formats) {
    var rules =
        formats
            .find(format)
            .orElseThrow(() -> new IllegalStateException("deck of unknown format " + format));
    var draft = new SavedDeck.Draft(name, rules, CardColumn.read(cards));
    return new SavedDeck(id, owner, draft, version, createdAt, updatedAt);
  }
}
