package org.inwoarena.deck.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.inwoarena.deck.pools.PoolSeries;
import org.inwoarena.engine.deck.Formats;

/** A row of {@code pool_series}. */
@Entity
@Table(name = "pool_series")
class PoolSeriesRow {

  @Id private UUID id;
  private String organiser;
  private String name;
  private String format;
  private String seed;
  private String judges;

  @Column(name = "created_at")
  private Instant createdAt;

  @Column(name = "opened_at")
  private Instant openedAt;

  private Instant deadline;

  @Column(name = "revealed_at")
  private Instant revealedAt;

  /** For Hibernate. */
  PoolSeriesRow() {}

  PoolSeriesRow(PoolSeries series) {
    this.id = series.id();
    this.organiser = series.organiser();
    this.name = series.name();
    this.format = series.format().pin();
    this.seed = series.seed();
    this.judges = String.join("\n", new TreeSet<>(series.judges()));
    this.createdAt = series.createdAt();
  }

  /** Takes over what can change of a series. */
  void change(PoolSeries series) {
    this.openedAt = series.building().map(PoolSeries.Building::openedAt).orElse(null);
    this.deadline = series.building().map(PoolSeries.Building::deadline).orElse(null);
    this.revealedAt = series.revealedAt().orElse(null);
  }

  PoolSeries series(Formats formats) {
    return new PoolSeries(
        id,
        organiser,
        name,
        DeckRow.format(formats, format),
        seed,
        judges.isEmpty() ? Set.of() : Set.of(judges.split("\n")),
        createdAt,
        Optional.ofNullable(openedAt).map(at -> new PoolSeries.Building(at, deadline)),
        Optional.ofNullable(revealedAt));
  }
}
