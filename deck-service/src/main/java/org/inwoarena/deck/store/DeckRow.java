package org.inwoarena.deck.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.deck.decks.SavedDeck;
import org.inwoarena.deck.decks.Sharing;
import org.inwoarena.deck.decks.Visibility;
import org.inwoarena.engine.deck.DeckFormat;
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

  // Changed by SharingStore alone: sharing is no change of the deck and makes no version.
  @Column(updatable = false)
  private String visibility = Visibility.PRIVATE.word();

  @Column(name = "share_key", updatable = false)
  private String shareKey;

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

  UUID id() {
    return id;
  }

  int version() {
    return version;
  }

  boolean isOf(String player) {
    return owner.equals(player);
  }

  SavedDeck saved(Formats formats) {
    var rules = format(formats, format);
    var draft = new SavedDeck.Draft(name, rules, CardColumn.read(cards));
    return new SavedDeck(id, owner, draft, sharing(), version, createdAt, updatedAt);
  }

  static DeckFormat format(Formats formats, String id) {
    return formats
        .find(id)
        .orElseThrow(() -> new IllegalStateException("deck of unknown format " + id));
  }

  Sharing sharing() {
    return new Sharing(
        Visibility.valueOf(visibility.toUpperCase(Locale.ROOT)), Optional.ofNullable(shareKey));
  }

  RevisionRow revision() {
    return new RevisionRow(id, version, name, format, cards, updatedAt);
  }
}
