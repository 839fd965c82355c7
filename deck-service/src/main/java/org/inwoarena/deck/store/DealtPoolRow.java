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
import org.inwoarena.deck.pools.DealtPool;
import org.inwoarena.deck.pools.PoolSeries;

/** A row of {@code dealt_pool}. */
@Entity
@Immutable
@Table(name = "dealt_pool")
class DealtPoolRow {

  /** Whose pool of which series. */
  @Embeddable
  record Id(@Column(name = "series_id") UUID series, String player) implements Serializable {}

  @EmbeddedId private Id id;
  private String cards;

  @Column(name = "dealt_at")
  private Instant dealtAt;

  /** For Hibernate. */
  DealtPoolRow() {}

  DealtPoolRow(DealtPool pool) {
    this.id = new Id(pool.series().id(), pool.player());
    this.cards = CardColumn.write(pool.list());
    this.dealtAt = pool.dealtAt();
  }

  DealtPool pool(PoolSeries series) {
    return new DealtPool(series, id.player(), CardColumn.read(cards), dealtAt);
  }
}
