package org.inwoarena.deck.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import org.hibernate.annotations.Immutable;
import org.inwoarena.deck.registration.Registration;

/** A row of {@code registration}. */
@Entity
@Immutable
@Table(name = "registration")
class RegistrationRow {

  @Id private UUID id;
  private String owner;

  @Column(name = "deck_id")
  private UUID deck;

  private String name;
  private String format;

  @Column(name = "card_pool")
  private String cardPool;

  private String cards;
  private String hash;

  @Column(name = "validator_version")
  private String validator;

  @Column(name = "idempotency_key")
  private String key;

  @Column(name = "registered_at")
  private Instant registeredAt;

  /** For Hibernate. */
  RegistrationRow() {}

  RegistrationRow(Registration registration, String key) {
    this.id = registration.id();
    this.owner = registration.owner();
    this.deck = registration.deck();
    this.name = registration.name();
    this.format = registration.format();
    this.cardPool = registration.cardPool();
    this.cards = CardColumn.write(registration.list());
    this.hash = registration.hash();
    this.validator = registration.validator();
    this.key = key;
    this.registeredAt = registration.registeredAt();
  }

  boolean isOf(String player) {
    return owner.equals(player);
  }

  Registration registration() {
    var list = CardColumn.read(cards);
    if (!list.hash().equals(hash)) {
      throw new IllegalStateException("registration " + id + " does not have its hash any more");
    }
    return new Registration(id, owner, deck, name, format, cardPool, list, validator, registeredAt);
  }
}
